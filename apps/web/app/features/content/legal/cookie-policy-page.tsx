import { PRODUCT } from '@jobapply/core/auth/constants'
import { PATHS } from '#paths.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { LegalText } from './legal-text.tsx'

export const meta = () =>
  pageMeta({
    title: 'Cookie Policy',
    description: `Every cookie and everything else ${PRODUCT} keeps in your browser. None of it is for advertising or tracking.`,
    path: PATHS.cookiePolicy,
  })

const KEPT = [
  ['jobapply.session_token', 'Cookie', 'Keeps you signed in.', 'Until you sign out, or 7 days after its last use'],
  [
    'jobapply.dont_remember',
    'Cookie',
    'Ends your session when the browser closes, if you asked for that.',
    'Until the browser is closed',
  ],
  ['jobapply.state', 'Cookie', 'Protects the sign-in with Google.', 'A few minutes'],
  ['jobapply.second_step', 'Cookie', 'Remembers your password step until the code is entered.', '10 minutes'],
  ['jobapply.sign_up', 'Cookie', 'Recognizes the browser that signed up, so that its link needs no password.', '9 days'],
  ['jobapply.known', 'Cookie', 'Recognizes this browser, so that other people’s attempts don’t lock you out.', '400 days'],
  ['sidebar_state', 'Cookie', 'Whether the sidebar is open.', '7 days'],
  ['mjto-theme', 'Browser storage', 'Light or dark.', 'Until you clear it'],
  ['Drafts and filters', 'Browser storage', 'What you had typed or chosen, for when you come back.', 'Until you sign out'],
  [
    'Pages and scripts',
    'Cache of the app',
    'Opens the product without a network. It holds none of your data.',
    'Until a newer version replaces it',
  ],
] as const

export default function CookiePolicyPage() {
  return (
    <LegalText
      title="Cookie Policy"
      sections={[
        {
          title: 'Only what is needed',
          body: [
            'We set no cookie for advertising, tracking or statistics, and no other company sets one here. That is why no banner asks you.',
          ],
        },
      ]}
    >
      <section className="mt-10">
        <h2 className="font-serif text-28">What your browser keeps</h2>
        <ul className="mt-4 max-w-[48rem] divide-y divide-line border-y border-line">
          {KEPT.map(([name, kind, why, until]) => (
            <li key={name} className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[1fr_14rem]">
              <div>
                <h3 className="font-semibold wrap-anywhere">
                  {name} <span className="font-normal text-ink-3">· {kind}</span>
                </h3>
                <p className="text-ink-2">{why}</p>
              </div>
              <p className="text-ink-2 sm:text-right">{until}</p>
            </li>
          ))}
        </ul>
        <p className="mt-4 max-w-[40.5rem] text-ink-2">
          On a secure address the names of our sign-in cookies start with __Host-. You can delete all of them in your browser; you
          are then signed out, and nothing else happens.
        </p>
      </section>
    </LegalText>
  )
}
