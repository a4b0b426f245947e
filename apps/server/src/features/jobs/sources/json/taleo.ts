import { parseJson } from '@jobapply/core/shared/parse-json'
import { attributeOf } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { addressIf, getPage, partsOf, postJson, said } from '#features/jobs/sources/readers/requests'
import { isBoardHost, pathOf } from '#features/jobs/sources/readers/tokens'

const section = (token: string) => {
  const [host, name] = partsOf(token)
  return `https://${host}/careersection/${name}`
}

/** A token is 'host/section'. What a column means differs by section: the first is the title, a place is a JSON list, a day looks like one. */
export const taleo = defineSource({
  id: 'taleo',
  name: 'Taleo',
  aliases: ['taleoenterprise'],
  hosts: ['*.taleo.net'],
  terms: { basis: 'tolerated', page: 'https://{host}/careersection/{section}/jobsearch.ftl' },
  rows: 'requisitionList',
  total: 'pagingData.totalCount',
  paging: { by: 'page', size: 25, first: 1 },
  request: ({ token }, at, asked) =>
    asked?.body ? { ...asked, body: JSON.stringify({ pageNo: at }) } : getPage(`${section(token)}/jobsearch.ftl?lang=en`),
  begin(text, { token }) {
    const portal = /portalNo\s*[:=]\s*['"]?(\d{3,20})/.exec(text)?.[1]
    if (!portal) return undefined
    const [host] = partsOf(token)
    const url = `https://${host}/careersection/rest/jobboard/searchjobs?lang=en&portal=${portal}`
    return { ...postJson(url, { pageNo: 1 }, { tz: 'GMT+00:00', tzname: 'UTC' }), at: 1 }
  },
  fields: { id: 'contestNo|jobId', title: 'column.0|title' },
  adjust({ column, contestNo, jobId, locationsColumns }, { token }) {
    const cells = Array.isArray(column) ? column.filter((cell) => typeof cell === 'string') : []
    const placeAt = Array.isArray(locationsColumns) ? cells[Number(locationsColumns[0])] : undefined
    const places = parseJson(placeAt ?? cells.find((cell) => /^\s*\[\s*"/.test(cell)) ?? '')
    const day = cells.slice(1).find((cell) => /^[A-Z][a-z]{2} \d{1,2}, \d{4}$|^\d{4}-\d{2}-\d{2}/.test(cell))
    return {
      ...addressIf(token, `${section(token)}/jobdetail.ftl?job=${said(contestNo ?? jobId)}`),
      ...(Array.isArray(places) ? { location: places.filter((place) => typeof place === 'string').join('; ') } : {}),
      ...(day ? { posted: day } : {}),
    }
  },
  embedded: detailOf,
  detail: {
    request: ({ token }, { id }) => getPage(`${section(token)}/jobdetail.ftl?job=${encodeURIComponent(id)}&lang=en`),
    shape: { fields: {}, adjust: () => undefined },
  },
  recognise(address) {
    const host = address.hostname.toLowerCase()
    const [careersection, name, page] = pathOf(address)
    if (!host.endsWith('.taleo.net') || !isBoardHost(host) || careersection !== 'careersection' || !name) return undefined
    const id = page === 'jobdetail.ftl' ? address.searchParams.get('job') : undefined
    return id ? { token: `${host}/${name}`, id } : { token: `${host}/${name}` }
  },
})

/** The text of a job is written into a hidden field, encoded as in an address. */
function detailOf(text: string): unknown {
  const field = /<input\b[^<>]{0,200}\b(?:id|name)="initialHistory"[^<>]*>/i.exec(text)?.[0]
  const value = (field && attributeOf(field, 'value')) ?? ''
  const parts = value.split('!*!').slice(1)
  const longest = parts.map((part) => part.split('!|!')[0] ?? '').toSorted((a, b) => b.length - a.length)[0]
  const title = /<title>([^<]{1,300})<\/title>/i.exec(text)?.[1]?.trim()
  try {
    return longest && title ? { title, description: decodeURIComponent(longest) } : undefined
  } catch {
    return undefined
  }
}
