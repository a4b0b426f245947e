import type { ProfileFields } from '@jobapply/core/profiles/schema'
import type { Entry, ProfileFacts, Segment } from '#facts/facts'
import type { Asked } from '#tailor/relevance'
import { relevanceOf } from '#tailor/relevance'
import { linesOf } from '#tailor/tailor'

export type Deed = { entry: Entry; line: string; points: number; path: string }
export type Selected = {
  deeds: Deed[]
  skills: Segment[]
  certificates: Entry[]
  degrees: Entry[]
  languages: Segment[]
}

/** The facts of a profile that a posting asks for, best first. Without any, the newest job speaks for the person. */
export function selectFacts(
  fields: ProfileFields,
  facts: ProfileFacts,
  asked: Asked,
  counts: { deeds: number; skills: number; credentials: number },
): Selected {
  const all = fields.experience.slice(0, 20).flatMap(({ description }, index): Deed[] => {
    const entry = facts.entries.find(({ path }) => path === `experience.${index}`)
    return entry
      ? linesOf(description)
          .filter((line) => line.length <= 300)
          .map((line) => ({ entry, line, points: relevanceOf(line, asked).points, path: `${entry.path}.description` }))
      : []
  })
  const order = (deed: Deed) => facts.entries.indexOf(deed.entry)
  const ranked = [...all].sort((one, other) => other.points - one.points || order(one) - order(other))
  const isAsked = ({ points }: Deed) => points > 0
  const chosen = ranked.filter(isAsked).slice(0, counts.deeds)
  const deeds = chosen.length > 0 ? chosen : ranked.slice(0, 2)
  const rank = <Item>(items: readonly Item[], textOf: (item: Item) => string) =>
    items
      .map((item) => ({ item, points: relevanceOf(textOf(item), asked).points }))
      .filter(({ points }) => points > 0)
      .sort((one, other) => other.points - one.points)
      .map(({ item }) => item)
  const entryText = ({ title, path }: Entry) => `${title} ${fields.education[Number(path.split('.')[1])]?.field ?? ''}`
  return {
    deeds: deeds.sort((one, other) => order(one) - order(other)),
    skills: rank(
      facts.segments.filter(({ kind, entry }) => kind === 'skill' && entry === null),
      ({ text }) => text,
    ).slice(0, counts.skills),
    certificates: rank(
      facts.entries.filter(({ kind }) => kind === 'certification'),
      ({ title }) => title,
    ).slice(0, counts.credentials),
    degrees: rank(
      facts.entries.filter(({ kind, isCourse }) => kind === 'education' && !isCourse),
      entryText,
    ).slice(0, counts.credentials),
    languages: rank(
      facts.segments.filter(({ kind }) => kind === 'language'),
      ({ text }) => text,
    ),
  }
}
