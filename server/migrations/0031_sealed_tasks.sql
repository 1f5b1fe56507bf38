ALTER TABLE "decision_options" ADD COLUMN "sealed_label" "bytea";--> statement-breakpoint
ALTER TABLE "family_decisions" ADD COLUMN "sealed_question" "bytea";--> statement-breakpoint
ALTER TABLE "family_tasks" ADD COLUMN "sealed_title" "bytea";--> statement-breakpoint
ALTER TABLE "family_tasks" ADD COLUMN "sealed_description" "bytea";--> statement-breakpoint
ALTER TABLE "task_comments" ADD COLUMN "sealed_text" "bytea";--> statement-breakpoint
CREATE INDEX "decision_options_unsealed" ON "decision_options" USING btree ("id") WHERE label <> '';--> statement-breakpoint
CREATE INDEX "family_decisions_unsealed" ON "family_decisions" USING btree ("id") WHERE question <> '';--> statement-breakpoint
CREATE INDEX "family_activities_unsealed_words" ON "family_activities" USING btree ("id") WHERE about <> '' and split_part(kind, '.', 1) in ('document', 'task', 'decision');--> statement-breakpoint
CREATE INDEX "family_tasks_unsealed_title" ON "family_tasks" USING btree ("id") WHERE title <> '';--> statement-breakpoint
CREATE INDEX "family_tasks_unsealed_description" ON "family_tasks" USING btree ("id") WHERE description <> '';--> statement-breakpoint
CREATE INDEX "task_comments_unsealed" ON "task_comments" USING btree ("id") WHERE text <> '';