import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getJson, query } from '#features/jobs/sources/readers/requests'
import { sliceOf } from '#features/jobs/sources/readers/slices'

const API = 'https://rest.arbeitsagentur.de/jobboerse/jobsuche-service/pc'
/** The word that the service's own page sends for every visitor; it is not a secret. */
const HEADERS = { 'x-api-key': 'jobboerse-jobsuche' }

/** Every trade in Germany. At most 10,000 rows a question, so it is asked by occupation and place. */
export const arbeitsagentur = defineSource({
  id: 'arbeitsagentur',
  name: 'Bundesagentur für Arbeit',
  aliases: ['bundesagentur', 'jobsuche', 'ba'],
  kind: 'feed',
  country: 'Germany',
  slices: { countries: ['Germany'] },
  hosts: ['rest.arbeitsagentur.de'],
  terms: {
    basis: 'tolerated',
    page: 'https://www.arbeitsagentur.de/jobsuche',
    credit: 'Source: Bundesagentur für Arbeit',
    pages: 3,
  },
  rows: 'ergebnisliste|stellenangebote',
  total: 'maxErgebnisse',
  paging: { by: 'page', size: 100, first: 1 },
  request(board, at) {
    const { words, place } = sliceOf(board)
    const asked = { was: words || undefined, wo: place || undefined, umkreis: place ? 25 : undefined }
    return getJson(`${API}/v6/jobs${query({ ...asked, angebotsart: 1, veroeffentlichtseit: 28, size: 100, page: at })}`, HEADERS)
  },
  fields: {
    id: 'referenznummer|refnr',
    title: 'stellenangebotsTitel|titel|beruf|hauptberuf',
    company: 'firma|arbeitgeber',
    places: [
      { at: 'stellenlokationen.adresse', city: 'ort', region: 'region', country: 'land' },
      { at: 'arbeitsort', city: 'ort', region: 'region', country: 'land' },
    ],
    mode: 'homeofficemoeglich',
    posted: 'datumErsteVeroeffentlichung|aktuelleVeroeffentlichungsdatum|veroeffentlichungszeitraum.von',
    text: ['stellenangebotsBeschreibung', 'stellenbeschreibung'],
    applyUrl: 'externeURL|externeUrl',
    tags: 'hauptberuf|beruf',
  },
  adjust: (_, __, { id, location }) => ({
    location: location.replace(/, [A-Z_]+(?=, |;|$)/g, spelled),
    url: `https://www.arbeitsagentur.de/jobsuche/jobdetail/${encodeURIComponent(id)}`,
  }),
  detail: { request: (_, { id }) => getJson(`${API}/v4/jobdetails/${Buffer.from(id).toString('base64')}`, HEADERS) },
})

/** ', DEUTSCHLAND' is a constant of the service, not a spelling. */
const spelled = (constant: string) =>
  constant.replace(/[A-Z_]+/, (word) => word.charAt(0) + word.slice(1).toLowerCase().replaceAll('_', '-'))
