import type { Section } from '#features/content/prose/prose.tsx'
import { PATHS } from '#paths.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { AdviceText } from './advice-text.tsx'

export const meta = () =>
  pageMeta({
    title: 'Resume Tips',
    description: 'What to write, what to leave out, how long a resume should be, and how a machine reads it.',
    path: PATHS.resumeTips,
  })

const SECTIONS: readonly Section[] = [
  {
    title: 'Lead with the last five years',
    body: [
      'The person reading your resume spends the first seconds on your last two jobs. Give them two thirds of the space. Anything older than fifteen years can be one line.',
    ],
  },
  {
    title: 'Say what changed because of you',
    body: [
      'A duty says what anybody in that job would do. A result says what you did. Take three duties and add a number, a name or a consequence to each.',
      [
        '“Responsible for stock” becomes “Counted stock weekly and cut write-offs from 4 to 1.5 percent.”',
        '“Worked on a ward” becomes “Led a team of six on a cardiology ward with 24 beds.”',
        '“Teamwork” says nothing. Leave it out.',
      ],
    ],
  },
  {
    title: 'Use their words where they are true',
    body: [
      'If the posting says “payroll” and your resume says “salary administration”, write “payroll”. That isn’t a trick: it’s the same fact in the reader’s own words. If you haven’t done it, leave it out. The first interview will find out anyway.',
    ],
  },
  {
    title: 'Format',
    body: [
      [
        'The ideal resume length is 1-2 pages.',
        'Keep the file size under 1MB: some application systems refuse larger files without saying so.',
        'A PDF saved from a word processor, never a scan. If you can’t select a word in it, a machine can’t read it.',
        'One column, real headings, months and years for each job. Tables and text boxes are read in the wrong order.',
        'Contact details in the text, not in the header or footer of the page.',
      ],
    ],
  },
  {
    title: 'Let somebody else read it, and a machine too',
    body: [
      'Our builder reads each file back after printing it and shows you what an applicant system would find. Upload the resume you have now and look at the report: it takes a minute and often finds a phone number that nobody could read.',
    ],
  },
]

export default function ResumeTipsPage() {
  return (
    <AdviceText
      title="Resume tips that survive the first ten seconds"
      lead="Five things that make a difference, and a format that people and machines can read."
      sections={SECTIONS}
      calls={[
        { label: 'Build your resume', path: PATHS.resume },
        { label: 'How the builder works', path: `${PATHS.documentation}/resume` },
      ]}
    />
  )
}
