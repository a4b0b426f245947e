import { expect, test } from 'vitest'
import { countFacetsSet, countLabel, FACET_LIMIT, facet, facetLabel, toggleFacet } from './facets.ts'
import { NO_FILTERS } from './rules.ts'
import { searchPreferences } from './schema.ts'

test('a count is exact up to 500, and 500+ beyond', () => {
  expect([0, 1, 499, 500, 501].map(countLabel)).toEqual(['0', '1', '499', '500', '500+'])
  const values = [{ value: 'remote', count: FACET_LIMIT + 2 }]
  expect(facet.safeParse({ key: 'workType', values }).success).toBe(false)
})

test('a value narrows the search, another value takes its place, and the same value is taken out', () => {
  const remote = toggleFacet(NO_FILTERS, 'workType', 'remote')
  expect(remote).toEqual({ ...NO_FILTERS, workType: 'remote' })
  expect(toggleFacet(remote, 'workType', 'hybrid').workType).toBe('hybrid')
  expect(toggleFacet(remote, 'workType', 'remote')).toEqual(NO_FILTERS)
  const inLund = toggleFacet(remote, 'location', 'Lund')
  expect([countFacetsSet(inLund), toggleFacet(inLund, 'location', 'Lund').location]).toEqual([2, ''])
})

test('values have the names of the filters, countries and places their own', () => {
  expect([facetLabel('workType', 'on-site'), facetLabel('age', 'week'), facetLabel('location', 'Malmö')]).toEqual([
    ...['On-site', 'Last 7 days', 'Malmö'],
  ])
})

test('a search that was saved before there were facets has none of them set', () => {
  const { sourceKind: _kind, pay: _pay, age: _age, ...saved } = NO_FILTERS
  expect(searchPreferences.parse(saved)).toEqual(NO_FILTERS)
})
