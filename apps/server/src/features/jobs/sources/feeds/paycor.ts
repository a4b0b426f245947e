import { defineSource } from '#features/jobs/sources/readers/define-source'
import { extendRows } from '#features/jobs/sources/readers/list'
import { textAt } from '#features/jobs/sources/readers/paths'
import { getXml, query } from '#features/jobs/sources/readers/requests'

/** The whole board as Atom. Its generator is the company; the author of an entry is a place. */
export const paycor = defineSource({
  id: 'paycor',
  name: 'Paycor',
  aliases: ['newton', 'paycornewton', 'recruitingbypaycor'],
  hosts: ['recruitingbypaycor.com'],
  terms: { basis: 'tolerated', page: 'https://recruitingbypaycor.com/career/CareerHome.action?clientId={key}' },
  ...{ rows: 'rows', empty: 'feed' },
  prepare: (value) => extendRows(value, 'feed.entry', () => ({ generator: textAt(value, 'feed.generator') })),
  request: ({ token }) => getXml(`https://recruitingbypaycor.com/career/CareerAtomFeed.action${query({ clientId: token })}`),
  fields: {
    id: 'id',
    title: 'title',
    company: 'generator',
    places: [{ at: '', city: 'location', region: 'state', country: 'country' }, 'author.name'],
    posted: 'published|updated',
    payText: 'salary',
    text: ['summary|content'],
    url: 'link',
    tags: 'department',
  },
  recognise(address) {
    const key = address.searchParams.get('clientId') ?? ''
    if (!/(?:^|\.)recruitingbypaycor\.com$/.test(address.hostname) || !/^[\da-f]{32}$/i.test(key)) return undefined
    const id = address.searchParams.get('id')
    return id ? { token: key, id } : { token: key }
  },
})
