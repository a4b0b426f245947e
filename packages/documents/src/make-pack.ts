import type { PackSheet } from '@jobapply/core/applications/pack/sheet'
import { layOutPack } from '#pack/lay-out-pack'
import { paintPdf } from './make-pdf.ts'

/** The PDF of an interview pack, for the person alone. */
export async function makePackPdf(sheet: PackSheet, now: Date): Promise<Uint8Array> {
  return paintPdf(await layOutPack(sheet), {
    title: `Interview pack – ${sheet.title}`,
    author: 'JobApply AI',
    language: 'en',
    now,
  })
}
