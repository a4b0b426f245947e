import type { CheckedLetter } from '@jobapply/core/documents/cover-letters'
import type { Profile } from '@jobapply/core/profiles/schema'

/** Who wrote the text, and whether any of it left this server. */
export function originOf({ engine, text }: CheckedLetter, profile: Profile | undefined): string {
  const source = profile ? `your ${profile.profile_name} profile` : 'a profile that was deleted'
  if (engine === 'local') return `Drafted by the local engine from ${source}. No text left this server.`
  if (engine === 'model') return `Drafted by a language model from ${source}. The AI ledger keeps what was sent.`
  return text === '' ? `It will be checked against ${source}.` : `Written or changed by you, checked against ${source}.`
}
