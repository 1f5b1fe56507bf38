// Branded ids: a plan's id cannot be passed where a person's is wanted. In small letters, as PostgreSQL writes them, so
// that two spellings of one id are one.
import { z } from './zod.ts';

export const UserId = z.uuid().toLowerCase().brand<'UserId'>();
export type UserId = z.infer<typeof UserId>;

export const SessionId = z.uuid().toLowerCase().brand<'SessionId'>();
export type SessionId = z.infer<typeof SessionId>;

export const PasskeyId = z.uuid().toLowerCase().brand<'PasskeyId'>();
export type PasskeyId = z.infer<typeof PasskeyId>;

export const PlanId = z.uuid().toLowerCase().brand<'PlanId'>();
export type PlanId = z.infer<typeof PlanId>;

export const VenueId = z.uuid().toLowerCase().brand<'VenueId'>();
export type VenueId = z.infer<typeof VenueId>;

export const PaymentId = z.uuid().toLowerCase().brand<'PaymentId'>();
export type PaymentId = z.infer<typeof PaymentId>;

export const ShareId = z.uuid().toLowerCase().brand<'ShareId'>();
export type ShareId = z.infer<typeof ShareId>;

export const AdjustmentId = z.uuid().toLowerCase().brand<'AdjustmentId'>();
export type AdjustmentId = z.infer<typeof AdjustmentId>;

export const DocumentId = z.uuid().toLowerCase().brand<'DocumentId'>();
export type DocumentId = z.infer<typeof DocumentId>;

export const HandoffId = z.uuid().toLowerCase().brand<'HandoffId'>();
export type HandoffId = z.infer<typeof HandoffId>;

export const DeciderId = z.uuid().toLowerCase().brand<'DeciderId'>();
export type DeciderId = z.infer<typeof DeciderId>;

/** A number, because the addresses of memorials are. It travels as text in addresses. */
export const MemorialId = z.coerce.number<number | string>().int().positive().brand<'MemorialId'>();
export type MemorialId = z.infer<typeof MemorialId>;

export const PhotoId = z.uuid().toLowerCase().brand<'PhotoId'>();
export type PhotoId = z.infer<typeof PhotoId>;

export const AlbumId = z.uuid().toLowerCase().brand<'AlbumId'>();
export type AlbumId = z.infer<typeof AlbumId>;

export const EntryId = z.uuid().toLowerCase().brand<'EntryId'>();
export type EntryId = z.infer<typeof EntryId>;

export const GatheringId = z.uuid().toLowerCase().brand<'GatheringId'>();
export type GatheringId = z.infer<typeof GatheringId>;

export const RsvpId = z.uuid().toLowerCase().brand<'RsvpId'>();
export type RsvpId = z.infer<typeof RsvpId>;

export const CollaboratorId = z.uuid().toLowerCase().brand<'CollaboratorId'>();
export type CollaboratorId = z.infer<typeof CollaboratorId>;

export const ContributionId = z.uuid().toLowerCase().brand<'ContributionId'>();
export type ContributionId = z.infer<typeof ContributionId>;

export const AccessRequestId = z.uuid().toLowerCase().brand<'AccessRequestId'>();
export type AccessRequestId = z.infer<typeof AccessRequestId>;

export const ReportId = z.uuid().toLowerCase().brand<'ReportId'>();
export type ReportId = z.infer<typeof ReportId>;

export const VendorId = z.uuid().toLowerCase().brand<'VendorId'>();
export type VendorId = z.infer<typeof VendorId>;

export const QuoteRequestId = z.uuid().toLowerCase().brand<'QuoteRequestId'>();
export type QuoteRequestId = z.infer<typeof QuoteRequestId>;

export const InquiryId = z.uuid().toLowerCase().brand<'InquiryId'>();
export type InquiryId = z.infer<typeof InquiryId>;

export const ReviewId = z.uuid().toLowerCase().brand<'ReviewId'>();
export type ReviewId = z.infer<typeof ReviewId>;

export const SupportSessionId = z.uuid().toLowerCase().brand<'SupportSessionId'>();
export type SupportSessionId = z.infer<typeof SupportSessionId>;

export const SupportMessageId = z.uuid().toLowerCase().brand<'SupportMessageId'>();
export type SupportMessageId = z.infer<typeof SupportMessageId>;

export const SupportGroupId = z.uuid().toLowerCase().brand<'SupportGroupId'>();
export type SupportGroupId = z.infer<typeof SupportGroupId>;

export const CounselingRequestId = z.uuid().toLowerCase().brand<'CounselingRequestId'>();
export type CounselingRequestId = z.infer<typeof CounselingRequestId>;

export const ConsultationId = z.uuid().toLowerCase().brand<'ConsultationId'>();
export type ConsultationId = z.infer<typeof ConsultationId>;

export const JournalEntryId = z.uuid().toLowerCase().brand<'JournalEntryId'>();
export type JournalEntryId = z.infer<typeof JournalEntryId>;

export const MemoryId = z.uuid().toLowerCase().brand<'MemoryId'>();
export type MemoryId = z.infer<typeof MemoryId>;

export const GriefDayId = z.uuid().toLowerCase().brand<'GriefDayId'>();
export type GriefDayId = z.infer<typeof GriefDayId>;

export const FamilyGroupId = z.uuid().toLowerCase().brand<'FamilyGroupId'>();
export type FamilyGroupId = z.infer<typeof FamilyGroupId>;

export const FamilyMemberId = z.uuid().toLowerCase().brand<'FamilyMemberId'>();
export type FamilyMemberId = z.infer<typeof FamilyMemberId>;

export const FamilyInvitationId = z.uuid().toLowerCase().brand<'FamilyInvitationId'>();
export type FamilyInvitationId = z.infer<typeof FamilyInvitationId>;

export const FamilyTaskId = z.uuid().toLowerCase().brand<'FamilyTaskId'>();
export type FamilyTaskId = z.infer<typeof FamilyTaskId>;

export const TaskCommentId = z.uuid().toLowerCase().brand<'TaskCommentId'>();
export type TaskCommentId = z.infer<typeof TaskCommentId>;

export const FamilyMessageId = z.uuid().toLowerCase().brand<'FamilyMessageId'>();
export type FamilyMessageId = z.infer<typeof FamilyMessageId>;

export const SharedDocumentId = z.uuid().toLowerCase().brand<'SharedDocumentId'>();
export type SharedDocumentId = z.infer<typeof SharedDocumentId>;

export const FamilyDecisionId = z.uuid().toLowerCase().brand<'FamilyDecisionId'>();
export type FamilyDecisionId = z.infer<typeof FamilyDecisionId>;

export const DecisionOptionId = z.uuid().toLowerCase().brand<'DecisionOptionId'>();
export type DecisionOptionId = z.infer<typeof DecisionOptionId>;

export const FamilyActivityId = z.uuid().toLowerCase().brand<'FamilyActivityId'>();
export type FamilyActivityId = z.infer<typeof FamilyActivityId>;

export const PriceListId = z.uuid().toLowerCase().brand<'PriceListId'>();
export type PriceListId = z.infer<typeof PriceListId>;
