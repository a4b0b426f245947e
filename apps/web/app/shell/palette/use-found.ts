import { DEFAULT_SORT } from '@jobapply/core/matching/constants'
import { NO_FILTERS } from '@jobapply/core/search/rules'
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { api } from '#platform/api.ts'
import { applicationRows, companyRows, documentRows, type FoundGroup, jobRows } from './found.ts'

/** A search waits until nobody types. */
const PAUSE_MS = 250
const MIN_CHARS = 2

/** What the typed text finds among applications, jobs, companies and documents. */
export function useFound(typed: string, profileId: string | undefined, go: (path: string) => unknown): FoundGroup[] {
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setText(typed.trim()), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed])
  const isAsked = text.length >= MIN_CHARS && typed.trim().length >= MIN_CHARS
  const applications = useQuery(
    api.applications.tracker.list.queryOptions({
      input: isAsked ? { text, limit: 20 } : skipToken,
      placeholderData: keepPreviousData,
    }),
  )
  const filters = { ...NO_FILTERS, searchTerm: text }
  const jobs = useQuery(
    api.search.jobs.queryOptions({
      input: isAsked && profileId ? { profileId, filters, sort: DEFAULT_SORT } : skipToken,
      placeholderData: keepPreviousData,
    }),
  )
  const resumes = useQuery(api.documents.resumes.list.queryOptions({ enabled: isAsked }))
  const letters = useQuery(api.documents.letters.list.queryOptions({ input: {}, enabled: isAsked }))
  if (!isAsked) return []
  const tracked = applications.data?.rows ?? []
  const listed = jobs.data?.jobs ?? []
  const names = [...tracked, ...listed].map(({ company }) => company)
  return [
    { heading: 'Applications', rows: applicationRows(tracked, go) },
    { heading: 'Jobs', rows: profileId ? jobRows(listed, text, profileId, go) : [] },
    { heading: 'Companies', rows: companyRows(names, text, go) },
    { heading: 'Documents', rows: documentRows(resumes.data ?? [], letters.data?.rows ?? [], text, go) },
  ].filter(({ rows }) => rows.length > 0)
}
