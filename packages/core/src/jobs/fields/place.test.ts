import { describe, expect, test } from 'vitest'
import { readPlace } from './place.ts'

describe('a location as it is written', () => {
  test.each([
    ['London, UK', 'London', null, 'United Kingdom'],
    ['69 - Lyon', 'Lyon', null, 'France'],
    ['2A - Bonifacio', 'Bonifacio', null, 'France'],
    ['Bangalore, India', 'Bangalore', null, 'India'],
    ['Bangalore, IN', 'Bangalore', null, 'India'],
    ['Gary, IN', 'Gary', 'Indiana', 'United States'],
    ['Lebanon, OH', 'Lebanon', 'Ohio', 'United States'],
    ['Chicago, IL', 'Chicago', 'Illinois', 'United States'],
    ['San Jose, CA', 'San Jose', 'California', 'United States'],
    ['Toronto, ON, CA', 'Toronto', 'Ontario', 'Canada'],
    ['Toronto, Ontario', 'Toronto', 'Ontario', 'Canada'],
    ['Jonesboro, AR 72401', 'Jonesboro', 'Arkansas', 'United States'],
    ['Washington, D.C.', 'Washington', 'District of Columbia', 'United States'],
    ['Berlin, Berlin, Germany', 'Berlin', 'Berlin', 'Germany'],
    ['Pedro Escobedo, Qro., Mexico', 'Pedro Escobedo', 'Qro.', 'Mexico'],
    ['Perth, WA, Australia', 'Perth', 'Western Australia', 'Australia'],
    ['Offenburg', 'Offenburg', null, 'Germany'],
    ['Canada', null, null, 'Canada'],
    ['USA Only', null, null, 'United States'],
    ['Remote (United States)', null, null, 'United States'],
    ['Remote - US', null, null, 'United States'],
    ['Hybrid in San Francisco, California', 'San Francisco', 'California', 'United States'],
    ['Remote, ', null, null, null],
    ['Worldwide', null, null, null],
    ['', null, null, null],
    ['3 Locations', null, null, null],
    ['New York', 'New York', null, 'United States'],
    ['Georgia', null, null, 'Georgia'],
    ['Texas', null, 'Texas', 'United States'],
    ['EMEA; Dublin, Ireland', 'Dublin', null, 'Ireland'],
    ['Americas, Europe, Asia', null, null, null],
    ['Singapore', null, null, 'Singapore'],
    ['Northern America, Europe, UK, France, European timezones', null, null, 'United Kingdom'],
    ['Georgia, United States', null, 'Georgia', 'United States'],
    ['Hong Kong, China', 'Hong Kong', null, 'China'],
    ['Paris, TX, US', 'Paris', 'Texas', 'United States'],
    ['Kleinstadt', 'Kleinstadt', null, null],
    ['Remote job', null, null, null],
    ['On-site mostly (Emeryville, CA)', 'Emeryville', 'California', 'United States'],
    ['Poland, REMOTE, Poland', null, null, 'Poland'],
    ['Singapore, Singapore', 'Singapore', null, 'Singapore'],
    ['Remote (US + 12 countries)', null, null, 'United States'],
    ['Remote (UTC+3)', null, null, null],
    ['Remote, PT/ET hours preferred', null, null, null],
    ['Remote (US/Canada, ET/CT/MT)', null, null, 'United States'],
    ['Hawthorne, CA (Los Angeles County)', 'Hawthorne', 'California', 'United States'],
  ])('%s: city %s, region %s, country %s', (text, city, region, country) =>
    expect(readPlace(text)).toEqual({ city, region, country }),
  )

  test('separate fields of the source take precedence over its text', () => {
    expect(readPlace('Remote, , United States', { city: 'Remote', country: 'us' })).toEqual({
      city: null,
      region: null,
      country: 'United States',
    })
    expect(readPlace('bangalore, , India', { city: 'bangalore', country: 'in' })).toEqual({
      city: 'bangalore',
      region: null,
      country: 'India',
    })
    expect(readPlace('Springfield, IL', { country: 'United States' })).toMatchObject({
      region: 'Illinois',
      country: 'United States',
    })
  })
})
