import type { ClaimKind } from '@jobapply/core/documents/truth-schema'
import type { ProfileFacts, Segment } from '#facts/facts'
import type { Word } from '#text/words'
import type { Chunk } from './chunks.ts'
import type { Need } from './needs.ts'
import { isKnown, supportIn, type Told } from './support.ts'

const KINDS: Readonly<Record<Need['kind'], ClaimKind>> = {
  word: 'statement',
  name: 'name',
  skill: 'skill',
  certificate: 'certificate',
  degree: 'degree',
  rank: 'achievement',
  language: 'language',
}
const AT_EMPLOYER = new Set('at for with joined by from'.split(' '))

/** Why nothing supports a chunk: an unknown word first, then a number, the employer, and at last the verb. */
export function explainFailure(
  facts: ProfileFacts,
  scope: readonly Segment[],
  told: Told,
  { words }: Chunk,
): { kind: ClaimKind; about: Word | undefined } {
  const unknown = told.needs.find((need) => !isKnown(facts, need))
  if (unknown) {
    const before = words[words.indexOf(unknown.word) - 1]?.text ?? ''
    return { kind: unknown.kind === 'name' && AT_EMPLOYER.has(before) ? 'employer' : KINDS[unknown.kind], about: unknown.word }
  }
  const certificate = told.needs.find(({ kind }) => kind === 'certificate')
  if (certificate) return { kind: 'certificate', about: certificate.word }
  if (told.quantities.length > 0 && supportIn(scope, { ...told, quantities: [] }))
    return { kind: 'number', about: words[told.quantities[0]?.from ?? 0] }
  if (supportIn(facts.segments, told)) return { kind: 'employer', about: told.needs[0]?.word ?? words[0] }
  if (supportIn(scope, { ...told, verb: null }) || told.verb) return { kind: 'achievement', about: told.verb?.word ?? words[0] }
  return { kind: 'statement', about: told.needs[0]?.word ?? words[0] }
}
