import { KEPT_WHILE_OPEN, periodText } from '@jobapply/core/account/retention'
import { PRODUCT } from '@jobapply/core/auth/constants'
import type { Section } from '#features/content/prose/prose.tsx'
import { PATHS } from '#paths.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { LegalText } from './legal-text.tsx'

export const meta = () =>
  pageMeta({
    title: 'Privacy Policy',
    description: `What ${PRODUCT} stores about you, why, for how long, and who else sees it.`,
    path: PATHS.privacyPolicy,
  })

const SECTIONS: readonly Section[] = [
  {
    title: 'Who is responsible',
    body: [
      `${PRODUCT} is software that an operator runs. The operator of this address is responsible for your data; you reach the operator through the [contact form](/help#contact). This page describes what the software does.`,
    ],
  },
  {
    title: 'What we store',
    body: [
      [
        'Your account: email address, name and picture if you give them, the hash of your password, your sessions, the keys you made and the browsers you paired.',
        'Your profiles: what you typed or what was read from the resumes you uploaded, and the files themselves.',
        'Your search: saved searches, saved jobs, applications with their answers, letters, receipts, notes and dates.',
        'A calendar address, if you make one: a hash of it and when it was last read. Whoever has the address can read your open tasks with job title and company, until you end it.',
        'Your mailbox, if you connect one: its address, its server, and its app password or the permission that you gave at Google or Microsoft, which are encrypted. We only read. Of an email that may be about one of your applications we keep sender, date, subject, text and calendar entry, with that application, and until you decide also of one whose sender is confirmed and that speaks of an application we do not know; of a job alert the jobs that it names, for you alone; of all others only how far we have read, and after ‘Not about a job’ a keyed hash of the sender. When you disconnect, we delete the password or permission and, if you wish, everything we read.',
        'Your private address for forwarding, if you make one, and the code that your mail provider sends to it. Forwarded emails are read and kept like those of a mailbox.',
        'Your plan: what you chose and when. Card numbers are entered at the payment provider and never reach us.',
        'What you write in the contact form, in a job application to the operator, or into the newsletter field.',
      ],
      'Usage counts (a screen was opened, a search made, a document made, an application sent, but never what was in them) are stored only if you switch them on under Settings, Privacy.',
    ],
  },
  {
    title: 'Why',
    body: [
      'To do what you ask for: read your resume, find and score jobs, prepare applications, keep receipts, take payments. We don’t sell data, show advertising or build profiles of you for anybody else.',
    ],
  },
  {
    title: 'Who else sees it',
    body: [
      [
        'Employers: what you send them, on their own pages.',
        'Your mail provider, if you connect a mailbox: that we sign in and read. Google or Microsoft, if you sign in there: that you gave us the permission.',
        'The payment provider, if you buy a plan: your email address and what you bought.',
        'A language model, only if the operator has set one up and you have switched it on after seeing its host. Name, contact data, pay, work permits and self-identification are left out, and a ledger shows you everything that was sent.',
        'Job sources don’t learn who is searching: the server reads them for everybody at once.',
        'A job board that you enabled in the browser extension: your browser opens its search pages with the words of your search, as if you had opened them, with your account there.',
        'Anybody with the address of your public profile, if you switched it on: only what you ticked, never contact data, pay or permits.',
      ],
    ],
  },
  {
    title: 'How long',
    body: [
      `As long as you have your account. When you close it, everything is deleted after the grace period, except what the [GDPR page](/gdpr) lists. Messages of the contact and careers forms go after ${periodText(KEPT_WHILE_OPEN.messages.period)}, usage events after ${periodText(KEPT_WHILE_OPEN.usageEvents.period)}.`,
    ],
  },
  {
    title: 'Your rights',
    body: [
      'You can read and correct everything in the product, download all of it and delete your account under Settings, Privacy. How that works, and how to ask in writing, is on the [GDPR page](/gdpr). Cookies are listed in the [Cookie Policy](/cookie-policy), protection on the [Security page](/security).',
    ],
  },
]

export default function PrivacyPolicyPage() {
  return <LegalText title="Privacy Policy" sections={SECTIONS} />
}
