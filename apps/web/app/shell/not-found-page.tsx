import { PRODUCT } from '@jobapply/core/auth/constants'
import { Missing } from '#features/content/prose/missing.tsx'

export const meta = () => [{ title: `Page not found · ${PRODUCT}` }, { name: 'robots', content: 'noindex' }]

export default function NotFoundPage() {
  return <Missing />
}
