import type { Section } from '#features/content/prose/prose.tsx'
import { PATHS } from '#paths.ts'
import { pageMeta } from '#platform/page-meta.ts'
import { AdviceText } from './advice-text.tsx'

export const meta = () =>
  pageMeta({
    title: 'Interview Guide',
    description: 'How to prepare for an interview from what you sent, answer without a script, and follow up.',
    path: PATHS.interviewGuide,
  })

const SECTIONS: readonly Section[] = [
  {
    title: 'The evening before',
    body: [
      'Read what you sent. Not the resume you have now: the one they have. Each application that you made here has a receipt with every answer, the files and the letter, exactly as they were that day.',
      [
        'Mark three sentences of the posting, and write one story beside each.',
        'Look up who will be there, and what the place made or did last month.',
        'Plan the trip, or test your connection, camera and light.',
      ],
    ],
  },
  {
    title: 'Stories, not adjectives',
    body: [
      'You can answer nearly every question with a one-minute story: the situation, what you had to do, what you did, and what came of it. Prepare five: one that went well, one that went wrong, one with a difficult person, one with too little time, one where you changed your mind.',
      'Say “I” where it was you and “we” where it was others. They notice.',
    ],
  },
  {
    title: 'The usual five questions',
    body: [
      [
        '“Tell us about yourself.” Where you are, how you got there, why this job. Ninety seconds.',
        '“Why do you want to leave?” Say where you want to go instead.',
        '“Your weakness?” A real one, and what you do about it.',
        '“Where do you see yourself in five years?” What you want to be good at.',
        '“What do you want to earn?” [One figure, one reason, one silence](/blog/naming-your-salary).',
      ],
    ],
  },
  {
    title: 'Your questions',
    body: [
      'Bring three. “What would I do in the first week?” “What did the last person in this job do next?” “What is hard here at the moment?” The answers tell you more than the posting did.',
      'In most countries some questions are off limits: pregnancy, religion, health, politics. You don’t have to answer them.',
    ],
  },
  {
    title: 'On screen or on the phone',
    body: [
      'Look at the camera when you begin and when you end, and at the people in between. Put your five stories on one sheet beside the screen. Pause before you answer: on a call, a pause feels longer to you than to them.',
    ],
  },
  {
    title: 'Afterwards',
    body: [
      'Write down what they asked while you still remember it. Thank them within a day, in three sentences, with one thing you learned. Note the date by which they promised an answer, and the tracker reminds you.',
      'If it’s a no, ask for one reason. About one time in three you’ll get one, and it’s worth more than ten pieces of advice.',
    ],
  },
]

export default function InterviewGuidePage() {
  return (
    <AdviceText
      title="An interview is a conversation about what you sent"
      lead="How to prepare for it, what to say, what to ask and what to do afterwards."
      sections={SECTIONS}
      calls={[
        { label: 'Open your applications', path: PATHS.applications },
        { label: 'Career advice', path: PATHS.careerAdvice },
      ]}
    />
  )
}
