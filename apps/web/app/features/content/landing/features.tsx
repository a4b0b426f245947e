import type { ReactNode } from 'react'
import { AnalyticsScreen } from './screens/analytics-screen.tsx'
import { AutoApplyScreen } from './screens/auto-apply-screen.tsx'
import { LetterScreen } from './screens/letter-screen.tsx'
import { ResumeScreen } from './screens/resume-screen.tsx'
import { SearchScreen } from './screens/search-screen.tsx'
import { TrackerScreen } from './screens/tracker-screen.tsx'
import { SectionHead } from './section-head.tsx'

/** spec 1 §1: six features, in the order in which a person meets them. */
export const Features = () => (
  <section id="features" aria-labelledby="features-title" className="scroll-mt-6 py-16 lg:py-24">
    <SectionHead id="features-title" title="From your resume to the reply">
      Six tools that share one set of facts: yours. These are screens of the product, with example people.
    </SectionHead>
    <div className="grid gap-x-8 gap-y-14 lg:grid-cols-2">
      <Feature title="Smart job search" screen={<SearchScreen />} wide="text first">
        Company boards, job feeds and addresses that you paste, in one list. What would rule you out comes first, and each score
        opens to the sentences it was made from.
      </Feature>
      <Feature title="Resume builder" screen={<ResumeScreen />}>
        Bring a PDF, Word or text file, or start from your profile. You see what was read, line by line, before it is saved.
      </Feature>
      <Feature title="Cover letters" screen={<LetterScreen />}>
        A draft made from what your profile says. Each claim is numbered and shown with its evidence. A claim without evidence
        waits for you.
      </Feature>
      <Feature title="Auto-apply" screen={<AutoApplyScreen />} wide="screen first">
        Matching jobs wait for your review with the form’s answers already written. You approve, open the employer’s page and
        press Submit there. Consent, legal and identity questions are always yours.
      </Feature>
      <Feature title="Application tracking" screen={<TrackerScreen />}>
        Status, next date, notes and the receipt. It counts as sent only when you say so, or the employer’s page confirmed it.
      </Feature>
      <Feature title="Analytics" screen={<AnalyticsScreen />}>
        How far your applications got, from which sources, and how long each step took. Your own figures, as a chart or as a
        table.
      </Feature>
    </div>
  </section>
)

type Props = { title: string; screen: ReactNode; wide?: 'text first' | 'screen first'; children: ReactNode }

/** Two share a row; a wide one has it to itself, with its text on alternate sides. */
function Feature({ title, screen, wide, children }: Props) {
  const text = (
    <div className={wide === 'screen first' ? 'lg:order-last' : ''}>
      <h3 className="font-serif text-[1.5rem]/8">{title}</h3>
      <p className="mt-2 max-w-[52ch] text-16 text-ink-2">{children}</p>
    </div>
  )
  const columns =
    wide === 'screen first' ? 'lg:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]' : 'lg:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]'
  return wide ? (
    <article className={`grid items-center gap-6 max-lg:later-220 lg:col-span-2 lg:row-span-1 lg:gap-12 ${columns}`}>
      {text}
      {screen}
    </article>
  ) : (
    <article className="grid content-start gap-5 max-lg:later-142 lg:row-span-2 lg:grid-rows-subgrid">
      {screen}
      {text}
    </article>
  )
}
