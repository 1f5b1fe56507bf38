import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import {
  exported,
  ofTheReader,
  otherTable,
  ownNumber,
  type Person,
  type PersonalData,
  personalTable,
} from '../../platform/personal-data/coverage.ts';
import { refreshFigures } from './figures.ts';
import { inquiryAuditActions, inquiryTables } from './inquiries/personal-data.ts';
import { savedVendors, vendorDealings, vendorReviews, vendorSearchIndex, vendors, vendorWords } from './tables.ts';

const vendorNumber = exported({ en: 'Number of the vendor', es: 'Número del proveedor' });

export const vendorPersonalData: PersonalData = {
  owner: 'vendors',
  tables: [
    personalTable(savedVendors, {
      title: { en: 'Vendors you saved', es: 'Proveedores que guardó' },
      of: ({ id }) => eq(savedVendors.userId, id),
      leaving: 'deleted',
      columns: {
        userId: ofTheReader,
        vendorId: vendorNumber,
        savedAt: exported({ en: 'Saved', es: 'Guardado' }),
      },
    }),
    ...inquiryTables,
    personalTable(vendorReviews, {
      title: { en: 'Reviews you wrote', es: 'Reseñas que escribió' },
      of: ({ id }) => eq(vendorReviews.userId, id),
      leaving: 'handled',
      columns: {
        id: ownNumber,
        dealingId: ownNumber,
        userId: ofTheReader,
        isSample: ownNumber,
        vendorId: vendorNumber,
        rating: exported({ en: 'Stars', es: 'Estrellas' }),
        text: exported({ en: 'What you wrote', es: 'Lo que escribió' }),
        authorName: exported({ en: 'The name it stands under', es: 'El nombre con que aparece' }),
        writtenAt: exported({ en: 'Written', es: 'Escrita' }),
        reply: exported({ en: 'What the vendor replied', es: 'Lo que respondió el proveedor' }),
        repliedAt: exported({ en: 'Replied', es: 'Respondida' }),
      },
    }),
    otherTable(vendors, {
      columns: [
        ...(['id', 'name', 'category', 'description', 'location', 'phone', 'email', 'website', 'image'] as const),
        ...(['specialties', 'faithTraditions', 'minCents', 'maxCents', 'priceNote', 'businessType', 'hours'] as const),
        ...(['licenseNumber', 'licenseCheckedOn', 'isVerified', 'isFeatured', 'isSample', 'isListed'] as const),
        ...(['createdAt', 'rating', 'reviewCount', 'completedJobs', 'responseMinutes'] as const),
      ],
      reason: { noPerson: 'Businesses that offer their help to families.' },
    }),
    otherTable(vendorSearchIndex, {
      columns: [
        ...([
          'vendorId',
          'category',
          'city',
          'faiths',
          'rating',
          'isVerified',
          'isFeatured',
          'hasWholePrice',
          'minCents',
        ] as const),
        ...(['maxCents', 'reviewCount', 'responseMinutes', 'createdAt', 'name', 'specialties', 'terms'] as const),
      ],
      reason: { noPerson: 'What the search of the marketplace looks through; a copy of the vendors.' },
    }),
    otherTable(vendorWords, {
      columns: ['word', 'stem'],
      reason: { noPerson: 'Words that stand in listings of vendors.' },
    }),
    otherTable(vendorDealings, {
      columns: ['id', 'vendorId', 'askedAt', 'answeredAt', 'completedAt', 'withdrawnAt', 'isCounted', 'isSample'],
      reason: { noPerson: 'When a vendor was asked and when it answered. It says nothing of who asked.' },
    }),
  ],
  auditActions: inquiryAuditActions,
  erase: [
    async (db, person, { now }) => {
      await eraseReviewsOf(db, person, now);
      return [];
    },
  ],
};

/** A vendor's stars are counted again without them. */
async function eraseReviewsOf(db: Db, { id }: Person, now: Date): Promise<void> {
  const gone = await db
    .delete(vendorReviews)
    .where(eq(vendorReviews.userId, id))
    .returning({ vendorId: vendorReviews.vendorId });
  await refreshFigures(
    db,
    gone.map(({ vendorId }) => vendorId),
    now,
  );
}
