ALTER TABLE "family_activities" DROP CONSTRAINT "family_activities_kind";--> statement-breakpoint
ALTER TABLE "family_decisions" ADD COLUMN "entitled" integer;--> statement-breakpoint
ALTER TABLE "family_invitations" ADD COLUMN "turned_down_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "family_activities" ADD COLUMN "about_user_id" uuid;--> statement-breakpoint
ALTER TABLE "family_activities" ADD CONSTRAINT "family_activities_about_user_id_users_id_fk" FOREIGN KEY ("about_user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "family_activities_about" ON "family_activities" USING btree ("about_user_id");--> statement-breakpoint
ALTER TABLE "family_activities" ADD CONSTRAINT "family_activities_kind" CHECK ("family_activities"."kind" in ('group.made', 'group.changed', 'group.handed_over', 'member.joined', 'member.left', 'member.removed', 'member.role_changed', 'task.added', 'task.changed', 'task.completed', 'task.reopened', 'task.removed', 'task.commented', 'message.sent', 'document.added', 'document.replaced', 'document.removed', 'decision.asked', 'decision.made', 'decision.tied', 'decision.withdrawn', 'plan.saved', 'plan.restored'));--> statement-breakpoint
-- Names written out would outlive the accounts they belong to; from here on they are read with the account.
UPDATE "family_activities" SET "about" = '' WHERE "kind" IN ('group.handed_over', 'member.left', 'member.removed', 'member.role_changed');
