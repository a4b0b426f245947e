import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { type Case, expand } from './expand.ts'
import type { TemplateFile } from './template.ts'

export const HALVES = ['seen', 'unseen', 'fresh', 'tricky', 'tricky-kept'] as const
export type Half = (typeof HALVES)[number]

/** The cases of one half of the templates, in the order of their files. */
export async function loadCases(half: Half, most?: number): Promise<Case[]> {
  const folder = join(import.meta.dirname, half)
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.ts'))
  const files = await Promise.all(
    names.toSorted().map(async (name) => ({ name, file: (await import(join(folder, name))) as TemplateFile })),
  )
  return files.flatMap(({ name, file }) => expand(`${half}/${name.slice(0, -3)}`, file, most))
}
