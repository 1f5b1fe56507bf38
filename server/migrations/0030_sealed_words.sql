CREATE TABLE "family_keys" (
	"group_id" uuid PRIMARY KEY NOT NULL,
	"wrapped" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "sealed_name" "bytea";--> statement-breakpoint
ALTER TABLE "shared_versions" ADD COLUMN "sealed_name" "bytea";--> statement-breakpoint
ALTER TABLE "family_messages" ADD COLUMN "sealed" "bytea";--> statement-breakpoint
ALTER TABLE "family_activities" ADD COLUMN "sealed_about" "bytea";--> statement-breakpoint
ALTER TABLE "family_keys" ADD CONSTRAINT "family_keys_group_id_family_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."family_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_unsealed" ON "documents" USING btree ("id") WHERE name <> '';--> statement-breakpoint
CREATE INDEX "shared_versions_unsealed" ON "shared_versions" USING btree ("document_id","version") WHERE name <> '';--> statement-breakpoint
CREATE INDEX "family_messages_unsealed" ON "family_messages" USING btree ("group_id") WHERE content <> '';--> statement-breakpoint
CREATE INDEX "family_activities_unsealed" ON "family_activities" USING btree ("id") WHERE about <> '' and starts_with(kind, 'document.');