CREATE TABLE "decision_answers" (
	"decision_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"option_id" uuid,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "decision_answers_pkey" PRIMARY KEY("decision_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "decision_options" (
	"id" uuid PRIMARY KEY NOT NULL,
	"decision_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"label" text NOT NULL,
	"venue_id" uuid,
	"package_tier" text,
	"cents" integer,
	CONSTRAINT "decision_options_position" UNIQUE("decision_id","position"),
	CONSTRAINT "decision_options_tier" CHECK ("decision_options"."package_tier" in ('basic', 'premium', 'legacy')),
	CONSTRAINT "decision_options_cents" CHECK ("decision_options"."cents" >= 0)
);
--> statement-breakpoint
CREATE TABLE "family_decisions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"send_key" uuid NOT NULL,
	"kind" text NOT NULL,
	"question" text NOT NULL,
	"asked_by" uuid,
	"asked_at" timestamp with time zone NOT NULL,
	"deadline" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"chosen_id" uuid,
	"decided_at" timestamp with time zone,
	"is_applied" boolean NOT NULL,
	CONSTRAINT "family_decisions_wish" UNIQUE("group_id","send_key"),
	CONSTRAINT "family_decisions_kind" CHECK ("family_decisions"."kind" in ('venues', 'packages', 'other')),
	CONSTRAINT "family_decisions_state" CHECK ("family_decisions"."state" in ('open', 'decided', 'tied', 'withdrawn')),
	CONSTRAINT "family_decisions_chosen" CHECK (("family_decisions"."state" = 'decided') = ("family_decisions"."chosen_id" is not null)),
	CONSTRAINT "family_decisions_over" CHECK (("family_decisions"."state" = 'open') = ("family_decisions"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "shared_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"type" text NOT NULL,
	"paper_id" uuid,
	"shared_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_documents_paper" UNIQUE("group_id","paper_id"),
	CONSTRAINT "shared_documents_type" CHECK ("shared_documents"."type" in ('legal', 'photo', 'other'))
);
--> statement-breakpoint
CREATE TABLE "shared_versions" (
	"document_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"send_key" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"byte_size" integer NOT NULL,
	"is_checked" boolean NOT NULL,
	"uploaded_by" uuid,
	"uploaded_at" timestamp with time zone NOT NULL,
	CONSTRAINT "shared_versions_pkey" PRIMARY KEY("document_id","version"),
	CONSTRAINT "shared_versions_wish" UNIQUE("document_id","send_key"),
	CONSTRAINT "shared_versions_file" UNIQUE("file_id"),
	CONSTRAINT "shared_versions_media_type" CHECK ("shared_versions"."media_type" in ('application/pdf', 'image/jpeg', 'image/png')),
	CONSTRAINT "shared_versions_size" CHECK ("shared_versions"."byte_size" >= 0)
);
--> statement-breakpoint
CREATE TABLE "family_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"send_key" uuid NOT NULL,
	"author_id" uuid,
	"content" text NOT NULL,
	"reply_to_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"edited_at" timestamp with time zone,
	"taken_down_at" timestamp with time zone,
	CONSTRAINT "family_messages_wish" UNIQUE("group_id","send_key")
);
--> statement-breakpoint
CREATE TABLE "message_attachments" (
	"message_id" uuid NOT NULL,
	"document_id" uuid NOT NULL,
	CONSTRAINT "message_attachments_pkey" PRIMARY KEY("message_id","document_id")
);
--> statement-breakpoint
CREATE TABLE "message_mentions" (
	"message_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "message_mentions_pkey" PRIMARY KEY("message_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "message_reads" (
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"up_to_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "message_reads_pkey" PRIMARY KEY("group_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "family_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"user_id" uuid,
	"role" text NOT NULL,
	"relationship" text,
	"invited_by" uuid,
	"invited_at" timestamp with time zone NOT NULL,
	"token_hash" "bytea",
	"token_ends_at" timestamp with time zone,
	CONSTRAINT "family_invitations_address" UNIQUE("group_id","email"),
	CONSTRAINT "family_invitations_asker" UNIQUE("group_id","user_id"),
	CONSTRAINT "family_invitations_token" UNIQUE("token_hash"),
	CONSTRAINT "family_invitations_role" CHECK ("family_invitations"."role" in ('admin', 'coordinator', 'editor', 'contributor', 'member', 'viewer')),
	CONSTRAINT "family_invitations_relationship" CHECK ("family_invitations"."relationship" in ('spouse', 'child', 'parent', 'sibling', 'other', 'friend')),
	CONSTRAINT "family_invitations_kind" CHECK (("family_invitations"."email" is null) = ("family_invitations"."user_id" is not null)),
	CONSTRAINT "family_invitations_letter" CHECK (("family_invitations"."email" is null) = ("family_invitations"."token_hash" is null))
);
--> statement-breakpoint
CREATE TABLE "family_activities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"actor_id" uuid,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "family_activities_kind" CHECK ("family_activities"."kind" in ('group.made', 'group.changed', 'group.handed_over', 'member.joined', 'member.left', 'member.removed', 'member.role_changed', 'task.added', 'task.changed', 'task.completed', 'task.reopened', 'task.removed', 'task.commented', 'message.sent', 'document.added', 'document.replaced', 'document.removed', 'decision.asked', 'decision.made', 'decision.withdrawn', 'plan.saved', 'plan.restored'))
);
--> statement-breakpoint
CREATE TABLE "family_tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"send_key" uuid NOT NULL,
	"template_key" text,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"category" text NOT NULL,
	"priority" text NOT NULL,
	"status" text NOT NULL,
	"due_at" timestamp with time zone,
	"assignee_id" uuid,
	"created_by" uuid,
	"position" double precision NOT NULL,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"completed_at" timestamp with time zone,
	CONSTRAINT "family_tasks_wish" UNIQUE("group_id","send_key"),
	CONSTRAINT "family_tasks_template" UNIQUE("group_id","template_key"),
	CONSTRAINT "family_tasks_category" CHECK ("family_tasks"."category" in ('venue', 'flowers', 'catering', 'documents', 'music', 'other')),
	CONSTRAINT "family_tasks_priority" CHECK ("family_tasks"."priority" in ('low', 'medium', 'high')),
	CONSTRAINT "family_tasks_status" CHECK ("family_tasks"."status" in ('pending', 'in_progress', 'completed')),
	CONSTRAINT "family_tasks_completed" CHECK (("family_tasks"."status" = 'completed') = ("family_tasks"."completed_at" is not null))
);
--> statement-breakpoint
CREATE TABLE "task_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"task_id" uuid NOT NULL,
	"send_key" uuid NOT NULL,
	"author_id" uuid,
	"text" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "task_comments_wish" UNIQUE("task_id","send_key")
);
--> statement-breakpoint
CREATE TABLE "family_groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" uuid NOT NULL,
	"owner_id" uuid,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"join_code" text NOT NULL,
	"join_code_ends_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "family_groups_plan" UNIQUE("plan_id"),
	CONSTRAINT "family_groups_join_code" UNIQUE("join_code")
);
--> statement-breakpoint
CREATE TABLE "family_members" (
	"id" uuid PRIMARY KEY NOT NULL,
	"group_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"relationship" text,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "family_members_person" UNIQUE("group_id","user_id"),
	CONSTRAINT "family_members_role" CHECK ("family_members"."role" in ('admin', 'coordinator', 'editor', 'contributor', 'member', 'viewer')),
	CONSTRAINT "family_members_relationship" CHECK ("family_members"."relationship" in ('spouse', 'child', 'parent', 'sibling', 'other', 'friend'))
);
--> statement-breakpoint
ALTER TABLE "plan_versions" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "decision_answers" ADD CONSTRAINT "decision_answers_decision_id_family_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."family_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_answers" ADD CONSTRAINT "decision_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_answers" ADD CONSTRAINT "decision_answers_option_id_decision_options_id_fk" FOREIGN KEY ("option_id") REFERENCES "public"."decision_options"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_options" ADD CONSTRAINT "decision_options_decision_id_family_decisions_id_fk" FOREIGN KEY ("decision_id") REFERENCES "public"."family_decisions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "decision_options" ADD CONSTRAINT "decision_options_venue_id_venues_id_fk" FOREIGN KEY ("venue_id") REFERENCES "public"."venues"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_decisions" ADD CONSTRAINT "family_decisions_group_id_family_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."family_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_decisions" ADD CONSTRAINT "family_decisions_asked_by_users_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_documents" ADD CONSTRAINT "shared_documents_group_id_family_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."family_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_documents" ADD CONSTRAINT "shared_documents_paper_id_documents_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_documents" ADD CONSTRAINT "shared_documents_shared_by_users_id_fk" FOREIGN KEY ("shared_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_versions" ADD CONSTRAINT "shared_versions_document_id_shared_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."shared_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shared_versions" ADD CONSTRAINT "shared_versions_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_messages" ADD CONSTRAINT "family_messages_group_id_family_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."family_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_messages" ADD CONSTRAINT "family_messages_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_messages" ADD CONSTRAINT "family_messages_reply_to_id_family_messages_id_fk" FOREIGN KEY ("reply_to_id") REFERENCES "public"."family_messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_message_id_family_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."family_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_attachments" ADD CONSTRAINT "message_attachments_document_id_shared_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."shared_documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_mentions" ADD CONSTRAINT "message_mentions_message_id_family_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."family_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_mentions" ADD CONSTRAINT "message_mentions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_group_id_family_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."family_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_reads" ADD CONSTRAINT "message_reads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_invitations" ADD CONSTRAINT "family_invitations_group_id_family_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."family_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_invitations" ADD CONSTRAINT "family_invitations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_invitations" ADD CONSTRAINT "family_invitations_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_activities" ADD CONSTRAINT "family_activities_group_id_family_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."family_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_activities" ADD CONSTRAINT "family_activities_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_tasks" ADD CONSTRAINT "family_tasks_group_id_family_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."family_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_tasks" ADD CONSTRAINT "family_tasks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_tasks" ADD CONSTRAINT "family_tasks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_comments" ADD CONSTRAINT "task_comments_task_id_family_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."family_tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_comments" ADD CONSTRAINT "task_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_groups" ADD CONSTRAINT "family_groups_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_groups" ADD CONSTRAINT "family_groups_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_group_id_family_groups_id_fk" FOREIGN KEY ("group_id") REFERENCES "public"."family_groups"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "family_members" ADD CONSTRAINT "family_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "decision_answers_user" ON "decision_answers" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "decision_answers_option" ON "decision_answers" USING btree ("option_id");--> statement-breakpoint
CREATE INDEX "decision_options_venue" ON "decision_options" USING btree ("venue_id");--> statement-breakpoint
CREATE INDEX "family_decisions_group" ON "family_decisions" USING btree ("group_id","asked_at");--> statement-breakpoint
CREATE INDEX "family_decisions_open" ON "family_decisions" USING btree ("deadline") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "family_decisions_asker" ON "family_decisions" USING btree ("asked_by");--> statement-breakpoint
CREATE INDEX "shared_documents_group" ON "shared_documents" USING btree ("group_id","created_at");--> statement-breakpoint
CREATE INDEX "shared_documents_of_paper" ON "shared_documents" USING btree ("paper_id");--> statement-breakpoint
CREATE INDEX "shared_documents_sharer" ON "shared_documents" USING btree ("shared_by");--> statement-breakpoint
CREATE INDEX "shared_versions_uploader" ON "shared_versions" USING btree ("uploaded_by");--> statement-breakpoint
CREATE INDEX "shared_versions_unchecked" ON "shared_versions" USING btree ("uploaded_at") WHERE not is_checked;--> statement-breakpoint
CREATE INDEX "family_messages_group" ON "family_messages" USING btree ("group_id","id");--> statement-breakpoint
CREATE INDEX "family_messages_author" ON "family_messages" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "family_messages_reply" ON "family_messages" USING btree ("reply_to_id");--> statement-breakpoint
CREATE INDEX "message_attachments_document" ON "message_attachments" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "message_mentions_user" ON "message_mentions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "message_reads_user" ON "message_reads" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "family_invitations_user" ON "family_invitations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "family_invitations_inviter" ON "family_invitations" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "family_activities_group" ON "family_activities" USING btree ("group_id","at");--> statement-breakpoint
CREATE INDEX "family_activities_actor" ON "family_activities" USING btree ("actor_id");--> statement-breakpoint
CREATE INDEX "family_tasks_group" ON "family_tasks" USING btree ("group_id","position");--> statement-breakpoint
CREATE INDEX "family_tasks_assignee" ON "family_tasks" USING btree ("assignee_id");--> statement-breakpoint
CREATE INDEX "family_tasks_author" ON "family_tasks" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "task_comments_task" ON "task_comments" USING btree ("task_id","created_at");--> statement-breakpoint
CREATE INDEX "task_comments_author" ON "task_comments" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "family_groups_owner" ON "family_groups" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "family_members_user" ON "family_members" USING btree ("user_id");