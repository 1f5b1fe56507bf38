CREATE TABLE "idempotency_keys" (
	"name" "bytea" PRIMARY KEY NOT NULL,
	"body" "bytea" NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_age" ON "idempotency_keys" USING btree ("used_at");