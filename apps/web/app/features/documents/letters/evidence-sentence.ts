import type { NumberedClaim } from '@jobapply/core/documents/letter-rules'

export function evidenceSentence(claims: readonly NumberedClaim[], isEmpty: boolean): string {
  const backed = claims.filter(({ supported }) => supported).length
  if (isEmpty) return "There's nothing to check yet."
  if (claims.length === 0) return 'This text makes no claims about you.'
  if (backed < claims.length) return `${backed} of ${claims.length} claims ${backed === 1 ? 'has' : 'have'} evidence.`
  return backed === 1 ? 'The only claim has evidence.' : `All ${backed} claims have evidence.`
}
