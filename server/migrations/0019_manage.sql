CREATE TABLE "managed_drafts" (
	"kind" text NOT NULL,
	"row_id" text NOT NULL,
	"cells" jsonb NOT NULL,
	"version" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by" uuid,
	CONSTRAINT "managed_drafts_pkey" PRIMARY KEY("kind","row_id"),
	CONSTRAINT "managed_drafts_kind" CHECK ("managed_drafts"."kind" in ('venues', 'vendors', 'packages', 'addons', 'groups', 'hours', 'resources'))
);
--> statement-breakpoint
CREATE TABLE "managed_versions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"row_id" text NOT NULL,
	"before" jsonb,
	"after" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"way" text NOT NULL,
	"changed_by" uuid,
	"draft_id" text,
	"draft_version" integer,
	CONSTRAINT "managed_versions_kind" CHECK ("managed_versions"."kind" in ('venues', 'vendors', 'packages', 'addons', 'groups', 'hours', 'resources')),
	CONSTRAINT "managed_versions_way" CHECK ("managed_versions"."way" in ('desk', 'file', 'command line'))
);
--> statement-breakpoint
ALTER TABLE "addons" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "packages" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "venues" ADD COLUMN "closed_days" datemultirange DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "managed_drafts" ADD CONSTRAINT "managed_drafts_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "managed_versions" ADD CONSTRAINT "managed_versions_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "managed_drafts_writer" ON "managed_drafts" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "managed_versions_row" ON "managed_versions" USING btree ("kind","row_id","at");--> statement-breakpoint
CREATE INDEX "managed_versions_draft" ON "managed_versions" USING btree ("kind","draft_id");--> statement-breakpoint
CREATE INDEX "managed_versions_changer" ON "managed_versions" USING btree ("changed_by");