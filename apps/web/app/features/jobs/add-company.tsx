import { POSTING_LIMITS } from '@jobapply/core/jobs/constants'
import type { KnownCompany } from '@jobapply/core/jobs/contract'
import { type FormEvent, useState } from 'react'
import { useMutate } from '#platform/mutate.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { CareersResult, type Pasted } from './careers-result.tsx'
import { followCompany } from './follow-company.ts'

const isAddress = (text: string) => /^https?:\/\/|^[\w-]+(?:\.[\w-]+)+(?:\/|$)/i.test(text.trim())

/** Finds a company by its name among the known boards, or by the address of its careers page. */
export function AddCompany() {
  const [text, setText] = useState('')
  const [companies, setCompanies] = useState<readonly KnownCompany[]>()
  const [pasted, setPasted] = useState<Pasted>()
  const { mutate, isPending, problem } = useMutate()

  function find(event: FormEvent) {
    event.preventDefault()
    setCompanies(undefined)
    setPasted(undefined)
    void mutate(async (client) => {
      if (isAddress(text))
        setPasted(await client.jobs.paste({ address: /^https?:/i.test(text.trim()) ? text : `https://${text.trim()}` }))
      else setCompanies(await client.jobs.companies.find({ name: text.slice(0, 100) }))
    })
  }
  async function follow({ boardId }: KnownCompany) {
    if (!(await followCompany({ boardId }))) return
    setCompanies((all) => all?.map((one) => (one.boardId === boardId ? { ...one, isFollowed: true } : one)))
  }

  return (
    <div className="grid gap-3">
      <form onSubmit={find} className="flex items-end gap-2.5 max-sm:flex-col max-sm:items-stretch">
        <div className="min-w-0 flex-1">
          <Field id="company" name="company" label="Company" hint="Its name, or the address of its careers page" error={problem}>
            {(control) => (
              <Input
                {...control}
                maxLength={POSTING_LIMITS.address}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
          </Field>
        </div>
        <Button type="submit" busy={isPending} disabled={isPending || text.trim().length < 2} className="sm:mb-7">
          Find
        </Button>
      </form>
      {pasted && <CareersResult pasted={pasted} />}
      {companies && (
        <ul aria-label="Companies found" className="divide-y divide-line border-y border-line empty:hidden">
          {companies.map((company) => (
            <li key={company.boardId} className="flex items-center justify-between gap-4 py-2">
              <p className="min-w-0 break-words">
                {company.name} <span className="text-13 text-ink-3">{company.system}</span>
              </p>
              <Button
                size="small"
                disabled={company.isFollowed}
                aria-label={`${company.isFollowed ? 'Following' : 'Follow'} ${company.name}`}
                onClick={() => void follow(company)}
                className="shrink-0"
              >
                {company.isFollowed ? 'Following' : 'Follow'}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {companies?.length === 0 && (
        <p className="text-ink-2">
          We don't know a company with that name. Paste the address of its careers page and we'll look for its job list.
        </p>
      )}
    </div>
  )
}
