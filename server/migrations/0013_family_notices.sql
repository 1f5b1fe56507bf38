CREATE TABLE "family_notices" (
	"member_id" uuid PRIMARY KEY NOT NULL,
	"mail" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"mailed_up_to" timestamp with time zone NOT NULL,
	CONSTRAINT "family_notices_mail" CHECK ("family_notices"."mail" in ('at-once', 'daily', 'quiet'))
);
--> statement-breakpoint
ALTER TABLE "family_notices" ADD CONSTRAINT "family_notices_member_id_family_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."family_members"("id") ON DELETE cascade ON UPDATE no action;