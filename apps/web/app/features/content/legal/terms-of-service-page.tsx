import { PRODUCT, TRIAL_DAYS } from '@jobapply/core/auth/constants'
import { FREE_LIMITS, TRIAL_LIMITS } from '@jobapply/core/billing/constants'
import type { Section } from '#features/content/prose/prose.tsx'
import { PATHS } from '#paths.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { LegalText } from './legal-text.tsx'

export const meta = () =>
  pageMeta({
    title: 'Terms of Service',
    description: `What you may expect of ${PRODUCT}, what it expects of you, and how plans, the trial and cancelling work.`,
    path: PATHS.termsOfService,
  })

const SECTIONS: readonly Section[] = [
  {
    title: 'What the service is',
    body: [
      `${PRODUCT} helps you to find jobs and to prepare, send and track applications. It is not an employer, not an agency, and it promises no interview and no offer.`,
    ],
  },
  {
    title: 'Your account',
    body: [
      'One account belongs to one person. You may use it for yourself, or for a cohort that you assist with their permission. Keep your password to yourself; two-step sign-in is under Settings, Account.',
    ],
  },
  {
    title: 'What you send is yours',
    body: [
      'You decide which applications go out, and you submit them on the employer’s page. You are responsible for what they say. We prepare answers from your facts, show where each came from, and leave consent, legal and identity questions to you.',
      'Your texts and files stay yours. We store and process them only to provide the service.',
    ],
  },
  {
    title: 'What is not allowed',
    body: [
      [
        'Applying with facts you know to be false, or on behalf of people who haven’t agreed.',
        'Getting around limits, for example with several accounts.',
        'Scraping the service, or using its API beyond its limits.',
        'Uploading anything that would harm others or the service.',
      ],
    ],
  },
  {
    title: 'Trial, plans and payment',
    body: [
      `The trial lasts ${TRIAL_DAYS} days from the moment your address is verified, with up to ${TRIAL_LIMITS.monthly} applications and no card. Afterwards the free plan allows ${FREE_LIMITS.monthly} applications a month, unless you choose a paid one on the [pricing page](/pricing).`,
      'Paid plans renew at the end of each period until you cancel. You can change a plan at any time, and the provider charges the difference in proportion. When you cancel, you keep what you paid for until the end of the period.',
    ],
  },
  {
    title: 'Ending',
    body: [
      'You can delete your account at any time under Settings, Privacy. The operator can block an account that breaks these terms; you may ask why, and you can still ask for your data.',
    ],
  },
  {
    title: 'Limits of what we can promise',
    body: [
      'Listings come from employers and job feeds. We say where each comes from and when it was read, but we can’t vouch for its truth. A match score compares texts; it isn’t advice. The service can fail or be away for a while. Nothing here takes away rights that the law gives you.',
    ],
  },
]

export default function TermsOfServicePage() {
  return <LegalText title="Terms of Service" sections={SECTIONS} />
}
