import { readCards } from '#features/jobs/sources/readers/cards'
import { defineSource } from '#features/jobs/sources/readers/define-source'
import { getPage } from '#features/jobs/sources/readers/requests'
import { sliceOf } from '#features/jobs/sources/readers/slices'

const SITE = 'https://www.vagas.com.br'

/** Every trade in Brazil, by words. */
export const vagas = defineSource({
  id: 'vagas',
  name: 'Vagas.com.br',
  aliases: ['vagascombr'],
  kind: 'feed',
  country: 'Brazil',
  slices: { countries: ['Brazil'] },
  hosts: ['www.vagas.com.br'],
  terms: { basis: 'unknown', page: SITE, pages: 2 },
  ...{ rows: 'jobs', fields: {} },
  request: (board, at) =>
    getPage(
      `${SITE}/vagas-de-${encodeURIComponent(sliceOf(board).words.trim().toLowerCase().replace(/\s+/g, '-'))}?pagina=${Math.max(1, at)}`,
    ),
  readHtml(text, board, asked) {
    const result = readCards(text, board, SITE, {
      source: 'vagas',
      link: /\/vagas\/v(?<id>\d+)(?:[/?#]|$)/,
      card: /<li\b[^<>]*\bvaga\b[^<>]*>/gi,
      place: /vaga-local/,
      fields: { company: /emprVaga/, posted: /data-publicacao/ },
      none: /nenhuma vaga/i,
    })
    const at = (asked.at ?? 1) + 1
    if (result?.outcome !== 'ok' || result.jobs.length < 20) return result
    return { ...result, next: { ...getPage(asked.url.replace(/pagina=\d+/, `pagina=${at}`)), at } }
  },
  detail: { request: (_, { url }) => getPage(url) },
})
