import { PERSON_STATES, type PersonState } from '@jobapply/core/admin/people-constants'
import { PRODUCT } from '@jobapply/core/auth/constants'
import { useState } from 'react'
import { AdminNav } from './admin-nav.tsx'
import { AdminOnly } from './admin-only.tsx'
import { PeopleList } from './people/people-list.tsx'
import { PeopleSearch } from './people/people-search.tsx'
import { PersonDrawer } from './people/person-drawer.tsx'

const TITLE = 'People'

export const meta = () => [{ title: `${TITLE} · ${PRODUCT}` }]

export type PeopleFilter = { text: string; state: PersonState | null }

export default function AdminPeoplePage() {
  return (
    <AdminOnly>
      <h1 className="mb-3 font-serif text-28">{TITLE}</h1>
      <AdminNav />
      <People />
    </AdminOnly>
  )
}

function People() {
  const [filter, setFilter] = useState<PeopleFilter>({ text: '', state: null })
  const [openId, setOpenId] = useState<string>()
  const close = () => setOpenId(undefined)
  return (
    <div className="grid max-w-[66rem] gap-4">
      <PeopleSearch states={PERSON_STATES} onSearch={setFilter} />
      <PeopleList filter={filter} onOpen={setOpenId} />
      {openId && <PersonDrawer id={openId} onClose={close} />}
    </div>
  )
}
