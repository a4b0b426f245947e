import { callAt, type Recorded } from './calls.ts'

/** One call as a real server has answered it (apps/server/src/testing/recording/recordings.test.ts). */
type Entry = { call: string; input?: unknown; output?: unknown }

/** When the recordings were made, by the server's clock. Component tests start at this moment. */
export const RECORDED_AT = new Date('2026-11-16T09:00:00.000Z')

const FILES = import.meta.glob<Entry[]>('./recordings/*.json', { eager: true, import: 'default' })

export const PEOPLE = ['stranger', 'starter', 'newcomer', 'subscriber', 'maya', 'admin'] as const
export type PersonName = (typeof PEOPLE)[number]

const entriesOf = (person: PersonName) => FILES[`./recordings/${person}.json`] ?? []

/** The recorded answer to a call with this input; where the call was recorded once only, to any input. */
export function findRecorded(person: PersonName, call: string, input?: unknown): Entry | undefined {
  const entries = entriesOf(person).filter((entry) => entry.call === call)
  const [first, ...others] = entries
  return (
    entries.find((entry) => JSON.stringify(entry.input) === JSON.stringify(input)) ?? (others.length === 0 ? first : undefined)
  )
}

/** The first recorded answer to a call, whatever it was asked. */
export const firstRecorded = (person: PersonName, call: string) => entriesOf(person).find((entry) => entry.call === call)

/** What a server has answered to this person, by the names of the contract; each reading is a copy that a test may change. */
export const recorded = Object.fromEntries(PEOPLE.map((person) => [person, read(person, '')])) as Record<PersonName, Recorded>

function read(person: PersonName, before: string): object {
  return new Proxy(
    {},
    {
      get: (_, name) => {
        const path = before + String(name)
        if (!callAt(path)) return read(person, `${path}/`)
        const entry = entriesOf(person).find(({ call }) => call === path)
        if (!entry) throw new Error(`Nothing is recorded of ${path} for ${person}`)
        return structuredClone(entry.output)
      },
    },
  )
}
