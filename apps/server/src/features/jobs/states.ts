import { MAIL_SOURCE, PASTED_SOURCE, SOURCE_OUTCOMES } from '@jobapply/core/jobs/constants'
import type { SourceState } from '@jobapply/core/jobs/contract'
import { describeSource } from '@jobapply/core/jobs/visits'
import { whyOff } from '#features/jobs/fetching/outside'
import { describePasted } from '#features/jobs/listings/pasted-store'
import { listSourceStates } from '#features/jobs/listings/store'
import type { Db } from '#platform/db/database'
import type { Settings } from '#platform/env'
import { OWN_SOURCES } from './companies/boards.ts'
import { SOURCES } from './sources/all-sources.ts'

/** Every source with what its last visits said; of the pasted pages those of this person. */
export async function describeSources(db: Db, userId: string, settings: Settings): Promise<SourceState[]> {
  const own = [await pastedState(db, userId, PASTED_SOURCE), await pastedState(db, userId, MAIL_SOURCE)]
  const all = [...(await listSourceStates(db)), ...own]
  const states = new Map(all.map((state) => [state.source, state]))
  const asked = SOURCES.map((source) => ({
    ...{ id: source.id, name: source.name, kind: source.kind, credit: source.terms.credit },
    offReason: whyOff(source, settings) ?? null,
    isUnproven: source.isUnproven ?? false,
  }))
  const withoutNetwork = OWN_SOURCES.map((source) => ({ ...source, offReason: null, isUnproven: false }))
  return [...asked, ...withoutNetwork].map(({ id, name, kind, credit, offReason, isUnproven }) => {
    const state = states.get(id)
    const counts = {
      jobs: state?.jobs ?? 0,
      boards: state?.boards ?? 0,
      verifiedBoards: state?.verified ?? 0,
      troubledBoards: state?.troubled ?? 0,
      setAsideBoards: state?.setAside ?? 0,
      outcome: state?.outcome ?? null,
    }
    const label = counts.outcome && SOURCE_OUTCOMES[counts.outcome]
    return {
      ...{ source: id, name, kind, credit, isOn: offReason === null, offReason, ...counts },
      lastReadAt: state?.lastReadAt ? new Date(state.lastReadAt).toISOString() : null,
      sentence: offReason ?? `${describeSource(counts, label)}${isUnproven && counts.verifiedBoards === 0 ? UNPROVEN : ''}`,
    }
  })
}

/** Its reader was built without a look at a live answer. */
const UNPROVEN = ' Not confirmed until its first good answer.'

async function pastedState(db: Db, userId: string, source: string) {
  const { jobs, lastReadAt } = await describePasted(db, userId, source)
  const outcome = jobs > 0 ? ('ok' as const) : null
  return { source, boards: 0, verified: 0, troubled: 0, setAside: 0, jobs, lastReadAt, outcome }
}
