import { findCall, findPlace, type Told } from '@jobapply/core/applications/pack/meeting'
import { defineWork } from '#platform/compute/work'

type Asked = Parameters<typeof import('@jobapply/writing/interview/read-requirements')['readRequirements']>[0] & { mails: Told[] }
type Sheet = Parameters<typeof import('@jobapply/documents/make-pack')['makePackPdf']>[0]

/** A posting, and a hundred emails as long as they may be. */
export const packReadingWork = defineWork('applications.pack-reading', async ({ mails, ...asked }: Asked) => ({
  ...(await import('@jobapply/writing/interview/read-requirements')).readRequirements(asked),
  ...{ foundCall: findCall(mails), place: findPlace(mails) },
}))
export const packPdfWork = defineWork('applications.pack-pdf', async ({ sheet, at }: { sheet: Sheet; at: Date }) =>
  (await import('@jobapply/documents/make-pack')).makePackPdf(sheet, at),
)
export const PACK_WORKS = [packReadingWork, packPdfWork]
