import { defineSource } from '#features/jobs/sources/readers/define-source'
import { extendRows } from '#features/jobs/sources/readers/list'
import { textAt } from '#features/jobs/sources/readers/paths'
import { getPage, getXml } from '#features/jobs/sources/readers/requests'
import { readTextPage } from '#features/jobs/sources/readers/text-page'
import { pathOf, subdomainOf } from '#features/jobs/sources/readers/tokens'

/** A token is the host, often the university's own. */
export const peopleAdmin = defineSource({
  id: 'peopleadmin',
  name: 'PeopleAdmin',
  hosts: ['*.peopleadmin.com', '*'],
  terms: { basis: 'tolerated', page: 'https://{host}/postings' },
  ...{ rows: 'rows', empty: 'feed' },
  prepare: (value) =>
    extendRows(value, 'feed.entry', ({ link }) => ({ number: /\/postings\/(\d+)/.exec(textAt(link, '') ?? '')?.[1] })),
  request: ({ token }) => getXml(`https://${token}/postings/all_jobs.atom`),
  fields: {
    id: 'number|id',
    title: 'title',
    company: 'author.name',
    posted: 'published|updated',
    text: ['content|summary'],
    url: 'link',
  },
  // An author is the department or, more often, empty: the board knows the employer better.
  adjust: (_, { name }) => (name ? { company: name } : undefined),
  detail: { request: (_, { url }) => getPage(url) },
  listHasText: true,
  readJobPage: (text, board, asked) => readTextPage(text, board, asked, { source: 'peopleadmin', text: /form_view|posting/ }),
  recognise(address) {
    const tenant = subdomainOf(address, 'peopleadmin.com')
    const [postings, id] = pathOf(address)
    if (!tenant) return undefined
    const token = address.hostname.toLowerCase()
    return postings === 'postings' && /^\d+$/.test(id ?? '') ? { token, id: id ?? '' } : { token }
  },
})
