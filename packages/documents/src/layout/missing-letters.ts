import type { ResumeContent } from '@jobapply/core/documents/schema'
import { tidy } from '#resume/tidy'
import { loadFaces } from './faces.ts'

const MOST = 50

/** Letters of the content that none of our fonts has: Chinese, Arabic, emoji. */
export async function missingLetters(content: ResumeContent): Promise<string[]> {
  const { faceFor } = await loadFaces([])
  const letters = new Set(textsIn(content).flatMap((text) => [...tidy(text)]))
  return [...letters].filter((letter) => letter !== ' ' && !faceFor('sans', letter.codePointAt(0) ?? 0)).slice(0, MOST)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (value === null || typeof value !== 'object') return []
  return Object.values(value).flatMap(textsIn)
}
