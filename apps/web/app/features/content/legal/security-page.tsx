import { PRODUCT } from '@jobapply/core/auth/constants'
import { OPERATOR } from '@jobapply/core/content/operator'
import { Claims } from '#features/content/prose/claims.tsx'
import type { Section } from '#features/content/prose/prose.tsx'
import { PATHS } from '#paths.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { LegalText } from './legal-text.tsx'

export const meta = () =>
  pageMeta({
    title: 'Security',
    description: `How ${PRODUCT} protects accounts, files and applications, and what its operator states.`,
    path: PATHS.security,
  })

const SECTIONS: readonly Section[] = [
  {
    title: 'What this software does',
    body: [
      'The following is built in and tested. It holds in every installation, whoever runs it.',
      [
        'Passwords are stored as argon2id hashes. Two-step sign-in works with any authenticator app and ten recovery codes.',
        'The database itself hands a signed-in person only their own rows (row level security), so a mistake in one screen doesn’t show other people’s data.',
        'Files, and emails waiting to be sent, are encrypted with AES-256-GCM, with a separate key for each purpose.',
        'Uploaded files are read in a separate process without network access, with limits on time and memory.',
        'Pages run only scripts that the build made, named by their hashes. No script or font from another company is loaded, and no picture either, unless you enter a picture’s address for your account.',
        'Emailed links that verify, reset or delete work once and for a limited time. Only their hashes are stored.',
        'Limits slow down guessing without locking out the owner.',
        'Each application leaves a receipt in a signed chain, so later changes are noticed.',
        'Admins’ changes go into a log that nobody can rewrite. Admins see no resumes, letters or answers.',
        'The log files hold no names, addresses or contents.',
      ],
      'Whether the connection is encrypted is up to the operator, who puts the product behind https. The product then tells browsers to stay with https and marks its cookies as secure.',
    ],
  },
]

export default function SecurityPage() {
  return (
    <LegalText title="Security" sections={SECTIONS}>
      <section className="mt-12">
        <h2 className="mb-4 font-serif text-28">What the operator states</h2>
        <Claims of="securityClaims" />
        <p className="mt-4 max-w-[40.5rem] text-ink-2">
          {OPERATOR.securityClaims.confirmed
            ? 'These figures come from the operator of this installation.'
            : 'The operator of this installation has not confirmed these figures.'}{' '}
          The software doesn’t measure them.
        </p>
      </section>
      <section className="mt-12 max-w-[40.5rem]">
        <h2 className="font-serif text-28">Report a vulnerability</h2>
        <p className="mt-4 text-16 text-ink-2">
          Tell us through the{' '}
          <a href={`${PATHS.help}#contact`} className="text-accent underline underline-offset-3">
            contact form
          </a>{' '}
          before you tell others, with the steps that show it. Please test only with your own accounts.
        </p>
      </section>
    </LegalText>
  )
}
