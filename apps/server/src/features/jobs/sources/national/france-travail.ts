import { parseJson } from '@jobapply/core/shared/parse-json'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { textAt } from '#features/jobs/sources/readers/paths'
import { getJson, query } from '#features/jobs/sources/readers/requests'
import { sliceOf } from '#features/jobs/sources/readers/slices'
import type { SourceRequest } from '#features/jobs/sources/readers/source'

const TOKEN = 'https://entreprise.francetravail.fr/connexion/oauth2/access_token?realm=%2Fpartenaire'
const API = 'https://api.francetravail.io/partenaire/offresdemploi/v2/offres/search'
const PAGE = 150
const LAST = 3_000

/** Every trade in France. A token is asked for first, with the keys of the installation. */
export const franceTravail = defineSource({
  id: 'francetravail',
  name: 'France Travail',
  aliases: ['poleemploi', 'offresdemploi'],
  kind: 'feed',
  country: 'France',
  slices: { countries: ['France'] },
  hosts: ['api.francetravail.io', 'entreprise.francetravail.fr'],
  terms: { basis: 'documented', page: 'https://francetravail.io/data/api/offres-emploi', pages: 4 },
  keys: ['FRANCE_TRAVAIL_ID', 'FRANCE_TRAVAIL_SECRET'],
  sign: (request, keys) =>
    request.url === TOKEN ? { ...request, body: tokenBody(keys.FRANCE_TRAVAIL_ID, keys.FRANCE_TRAVAIL_SECRET) } : request,
  rows: 'resultats',
  paging: { by: 'offset', size: PAGE },
  request: (board, at, asked): SourceRequest =>
    asked?.headers
      ? search(sliceOf(board), Math.min(at, LAST), asked.headers)
      : { url: TOKEN, accept: 'application/json', body: '', type: 'application/x-www-form-urlencoded' },
  begin(text, board) {
    const token = /^\s*\{\s*"(?:access_token|scope|expires_in|token_type)"/.test(text)
      ? textAt(parseJson(text), 'access_token')
      : undefined
    return token ? { ...search(sliceOf(board), 0, { authorization: `Bearer ${token}` }), at: 0 } : undefined
  },
  fields: {
    id: 'id',
    title: 'intitule',
    company: 'entreprise.nom',
    places: ['lieuTravail.libelle'],
    type: 'typeContrat|typeContratLibelle',
    posted: 'dateCreation',
    payText: 'salaire.libelle',
    text: ['description'],
    url: 'origineOffre.urlOrigine',
    tags: 'competences.libelle',
  },
  adjust: (_, __, { url, id }) => ({
    url: url || `https://candidat.francetravail.fr/offres/recherche/detail/${encodeURIComponent(id)}`,
  }),
})

const tokenBody = (id = '', secret = '') =>
  new URLSearchParams({
    grant_type: 'client_credentials',
    client_id: id,
    client_secret: secret,
    scope: 'api_offresdemploiv2 o2dsoffre',
  }).toString()

function search({ words, place }: { words: string; place: string }, at: number, headers: Record<string, string>): SourceRequest {
  const department = /^\d{2,3}$/.test(place) ? place : undefined
  const motsCles = [words, department ? '' : place].filter(Boolean).join(' ') || undefined
  return getJson(`${API}${query({ motsCles, departement: department, sort: 1, range: `${at}-${at + PAGE - 1}` })}`, headers)
}
