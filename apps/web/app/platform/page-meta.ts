import { PRODUCT } from '@jobapply/core/auth/constants'
import { SITE_ADDRESS } from '@jobapply/core/shared/web/site-address'

type PageMeta = {
  /** Without the product's name, which is added. */
  title: string
  description: string
  path: string
  /** The whole title, where the product's name does not come last. */
  wholeTitle?: string
  type?: 'website' | 'article'
  /** schema.org facts; never made from examples (decisions, Names). */
  facts?: object
}

/** What search engines and link previews read of a public page. */
export function pageMeta({ title, description, path, wholeTitle = `${title} · ${PRODUCT}`, type = 'website', facts }: PageMeta) {
  const address = SITE_ADDRESS + path
  return [
    { title: wholeTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: PRODUCT },
    { property: 'og:type', content: type },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${SITE_ADDRESS}/open-graph.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: `${PRODUCT}: a receipt of a sent application` },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(facts ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...facts } }] : []),
  ]
}

/** Questions with their answers, as search engines list them. */
export const faqFacts = (entries: readonly { question: string; answer: string }[]) => ({
  '@type': 'FAQPage',
  mainEntity: entries.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
})
