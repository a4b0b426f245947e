import { defineWork } from '#platform/compute/work'

type Asked = Parameters<typeof import('@jobapply/writing/interview/read-requirements')['readRequirements']>[0]
type Sheet = Parameters<typeof import('@jobapply/documents/make-pack')['makePackPdf']>[0]

export const packReadingWork = defineWork('applications.pack-reading', async (asked: Asked) =>
  (await import('@jobapply/writing/interview/read-requirements')).readRequirements(asked),
)
export const packPdfWork = defineWork('applications.pack-pdf', async ({ sheet, at }: { sheet: Sheet; at: Date }) =>
  (await import('@jobapply/documents/make-pack')).makePackPdf(sheet, at),
)
export const PACK_WORKS = [packReadingWork, packPdfWork]
