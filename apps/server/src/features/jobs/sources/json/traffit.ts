import { joinParts } from '@jobapply/core/jobs/shape'
import { parseJson } from '@jobapply/core/shared/parse-json'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { textAt, valuesAt } from '#features/jobs/sources/readers/paths'
import { getJson, query } from '#features/jobs/sources/readers/requests'
import { subdomainOf } from '#features/jobs/sources/readers/tokens'

const TEXTS = ['description', 'responsibilities', 'requirements', 'benefits']

/** The place is JSON inside a text. */
export const traffit = defineSource({
  id: 'traffit',
  name: 'Traffit',
  hosts: ['*.traffit.com'],
  terms: { basis: 'tolerated', page: 'https://{company}.traffit.com' },
  rows: 'items|',
  total: 'count',
  paging: { by: 'offset', size: 100 },
  request: ({ token }, at) => getJson(`https://${token}.traffit.com/public/an/list/${query({ limit: 100, offset: at })}`),
  fields: {
    id: 'advertId|id|advert.id',
    title: 'title|advert.name|name',
    places: ['locationName'],
    posted: 'validStart|valid_start',
    expires: 'validEnd|valid_end',
    text: ['description'],
    mode: 'remote',
    url: 'url',
  },
  adjust(row) {
    // One list of an advert has a value for each field of its form.
    const values = new Map(valuesAt(row, 'advert.values').map((one) => [textAt(one, 'field_id'), one]))
    const answerTo = (name: string) => textAt(values.get(name), 'value')
    const place = parseJson(textAt(row, 'geolocation|options._geolocation|options.geolocation') ?? answerTo('geolocation') ?? '')
    const parts = {
      city: textAt(place, 'locality|city'),
      region: textAt(place, 'region1|region|administrative_area_level_1'),
      country: textAt(place, 'country'),
    }
    const location = textAt(place, 'address') ?? joinParts(parts.city, parts.region, parts.country)
    const description = TEXTS.flatMap((name) => answerTo(name) ?? []).join('\n')
    return { ...(location ? { location, place: parts } : {}), ...(description ? { description } : {}) }
  },
  recognise(address) {
    const token = subdomainOf(address, 'traffit.com')
    return token ? { token } : undefined
  },
})
