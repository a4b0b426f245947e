import type { Section } from '#features/content/prose/prose.tsx'
import { PATHS } from '#paths.ts'

export type Guide = {
  slug: string
  title: string
  minutes: number
  level?: 'Beginner' | 'Intermediate' | 'Advanced'
  summary: string
  sections: readonly Section[]
}

export const guidePath = (slug: string) => `${PATHS.documentation}/${slug}`

/** The six of the documentation page (spec 3 §2), then those that only the help page lists. They describe what exists, step by step. */
export const GUIDES: readonly Guide[] = [
  {
    slug: 'quick-start',
    title: 'Quick Start',
    minutes: 10,
    level: 'Beginner',
    summary: 'From sign-up to the first application you’ve checked and sent.',
    sections: [
      {
        title: 'Sign up',
        body: [
          'Open [Sign Up](/auth?tab=sign-up), enter your email address and a password, and press the button in the email we send you. Your trial of four days starts then, without a card.',
          'Four short questions follow: your name, who you’re applying for, what you’re looking for, and where you heard about us. Start with your resume, and most of them are answered already.',
        ],
      },
      {
        title: 'Bring your resume',
        body: [
          'On [Profiles](/profiles) open your profile and upload a PDF, DOCX, DOC or TXT file. It is read on the server that runs the product and sent nowhere else. What we’re sure of is filled in. What we aren’t sure of waits for you beside the line of your document.',
          'Add what resumes don’t say but forms ask for: where you may work and on what basis, your notice period, your licenses.',
        ],
      },
      {
        title: 'Find jobs',
        body: [
          'Press “Start Job Search” on the [dashboard](/dashboard), or open [Search](/search). Type a title and a place. Each job has a score; open it to see what counts for you, what counts against you, and what would rule you out.',
          'Found a job elsewhere? Paste its address, and we read and score it like the others.',
        ],
      },
      {
        title: 'Apply',
        body: [
          'Choose jobs and press “Continue to Apply”. In the review you see which profile, resume, letter and answers would go out. Approved jobs are in the queue on [Auto Apply](/auto-apply): open the employer’s page from there, send the form, and come back to press “I submitted it”.',
          'Only that makes it an application. It appears in [Applications](/applications) with a receipt of everything that was prepared.',
        ],
      },
    ],
  },
  {
    slug: 'api-integration',
    title: 'API Integration',
    minutes: 30,
    level: 'Advanced',
    summary: 'Keys, the base address, limits and errors of the API, with an example to copy.',
    sections: [
      {
        title: 'Make a key',
        body: [
          'Under Settings, Account, “API keys”, create a key and give it a name. It is shown once. You can have up to twenty and revoke any of them at any time.',
          'Send it with each request: “Authorization: Bearer” and the key. Keys work below /api/v1 only.',
        ],
      },
      {
        title: 'What you can call',
        body: [
          [
            'GET /api/v1/resumes and POST /api/v1/resumes: list and make resumes (Free).',
            'GET /api/v1/jobs/search: search and score jobs (Pro).',
            'POST /api/v1/auto-apply: put jobs into your queue for review (Pro). A key never approves and never sends.',
            'GET /api/v1/applications: see where your applications stand (Free).',
          ],
          'The [API reference](/documentation/api-reference) has all of them, with fields, answers and a command to copy.',
        ],
      },
      {
        title: 'Limits and errors',
        body: [
          [
            'A key can make 60 calls a minute. After that you get 429 with the header Retry-After.',
            'Errors are problem documents (RFC 9457) with a title and a sentence.',
            'Lists come in pages: send the cursor from the last answer to get the next one.',
            'Send an Idempotency-Key with a POST: the same key within 24 hours gets the same answer and does nothing twice.',
          ],
        ],
      },
    ],
  },
  {
    slug: 'auto-apply-setup',
    title: 'Auto-Apply Setup',
    minutes: 15,
    level: 'Intermediate',
    summary: 'Say which jobs you want, have them wait for your review, and know what always stops for you.',
    sections: [
      {
        title: 'Before you start',
        body: [
          [
            'A profile with your name, contact details and work authorization for the countries you apply in.',
            'A saved search that keeps searching: it finds new jobs and feeds the automation.',
            'Applications left in your plan. The trial has 10, the free plan 3 a month.',
          ],
        ],
      },
      {
        title: 'Say which jobs you want',
        body: [
          'Open [Auto Apply](/auto-apply) and press “Automation”. Jobs below the match you choose, from companies you exclude or with words you rule out are left alone. How many a day it takes is up to you, within your plan.',
          'Jobs that pass go into the queue and wait for your review. Nothing is sent without you, unless you switch on “Full automation” for a platform: then the browser extension also sends jobs that meet every required condition.',
        ],
      },
      {
        title: 'Review and send',
        body: [
          'Open a job in the queue. You see the resume, the letter and, where the employer publishes the form in advance, every question with its answer and where it came from. Approve it, open the employer’s page, fill in the form with the prepared answers beside it, and press “I submitted it”.',
          'The [browser extension](/extension) searches job boards in your browser and types your answers into the employer’s form; you check them and press Submit. Everything else works without it.',
        ],
      },
      {
        title: 'Know what always stops',
        body: [
          'Consent, legal statements, signatures and questions about who you are wait under “Needs you” until you have answered them. They are never guessed. Other questions that only you can answer are asked once for all waiting applications and kept under [Answers](/answers).',
        ],
      },
      {
        title: 'If it does not work',
        body: [
          [
            'Nothing shows up: your minimum score may be too high, or your saved search finds little. Try it by hand on [Search](/search).',
            'It says that a limit is reached: see your use on the [Billing tab](/settings?tab=billing).',
            'Want to stop? “Stop everything” on the Auto Apply page halts the automation at once.',
          ],
        ],
      },
    ],
  },
  {
    slug: 'analytics-dashboard',
    title: 'Analytics Dashboard',
    minutes: 20,
    level: 'Beginner',
    summary: 'What the figures count, what they leave out, and how to read them.',
    sections: [
      {
        title: 'Where they come from',
        body: [
          'Every figure on the [dashboard](/dashboard) and on [Analytics](/analytics) is counted from your own applications, at the moment you look. Days and weeks are those of your time zone.',
          'An application counts as sent on the day you said that you submitted it, or the browser extension saw the employer’s confirmation.',
        ],
      },
      {
        title: 'The weekly goal',
        body: ['Set it on the dashboard. It counts what was sent from Sunday to Saturday and says how many remain.'],
      },
      {
        title: 'Reading the steps',
        body: [
          [
            'Many sent but few answered: look at the resume, or at the kind of jobs.',
            'Answered but few interviews: look at the letter and at what would rule you out.',
            'Interviews but no offer: see the [interview guide](/interview-guide).',
          ],
          'With fewer than about twenty applications a rate says little. The table beside each chart has the numbers it was drawn from.',
        ],
      },
      {
        title: 'Keep it true',
        body: [
          'Move an application when you hear something, with the mouse or the keyboard, or paste the employer’s email into it: the product proposes the next status and you decide.',
        ],
      },
    ],
  },
  {
    slug: 'security-best-practices',
    title: 'Security Best Practices',
    minutes: 15,
    level: 'Intermediate',
    summary: 'Protect the account that holds your resume, and see what data leaves it.',
    sections: [
      {
        title: 'The account',
        body: [
          [
            'Turn on two-step sign-in under Settings, Account. Keep the ten recovery codes where you keep your passport.',
            'Look at your sessions from time to time and end any you don’t recognize. “Sign out everywhere else” ends all but this one.',
            'Give each program its own key, and revoke it when you stop using the program.',
          ],
        ],
      },
      {
        title: 'What leaves it',
        body: [
          'A language model is used only if you switch it on, after you have seen where it runs. “AI” on the Resume and Cover Letters pages opens its switch and a ledger, which shows everything that was sent there and what came back. Your name, contact details, pay, permits and self-identification are never part of it.',
          'Your public profile is off at first. When you switch it on, it has a random address and shows only what you tick. If you switch it off and on again, it gets a new address.',
        ],
      },
      {
        title: 'Postings that are traps',
        body: [
          [
            'No employer needs your bank account, a copy of your passport or money before there is a contract.',
            'Look at the address of the page before you type: the job’s card names its source.',
            'A reply in the name of a large company from a free email address is a reason to call them.',
          ],
        ],
      },
      {
        title: 'Taking it with you',
        body: [
          'Settings, Privacy has “Export My Data”: everything we hold about you in one file, and the files you uploaded. The Danger Zone below deletes the account after seven days in which you can change your mind. The [GDPR page](/gdpr) says exactly what stays.',
        ],
      },
    ],
  },
  {
    slug: 'team-collaboration',
    title: 'Team Collaboration',
    minutes: 25,
    level: 'Advanced',
    summary: 'For advisers and small groups: three profiles, a public profile and files to share.',
    sections: [
      {
        title: 'What is possible',
        body: [
          'An account belongs to one person and isn’t shared. If you assist a cohort, choose “For My Cohort” in the first steps, with the permission of the people you help. An account has up to three profiles.',
        ],
      },
      {
        title: 'One profile for each person or direction',
        body: [
          'Each profile has its own facts, preferences and resumes. Name it after the person or the direction, choose it at the top of the search, and the scores and answers are made from it alone.',
          'A window open elsewhere doesn’t overwrite yours: if both changed the same field, we ask you.',
        ],
      },
      {
        title: 'Share without giving away your password',
        body: [
          [
            'A public profile has an address you can share. It shows what you tick, and never contact details, pay or permits. It is made from your primary profile.',
            'A summary prints well, and you can save a resume as PDF, Word, text or JSON Resume.',
            'You can import JSON Resume into another account: that’s how to hand over a profile.',
          ],
        ],
      },
      {
        title: 'Lists for a meeting',
        body: [
          'You can save your applications as a CSV file, with the filters you have set. It opens in any spreadsheet program.',
        ],
      },
    ],
  },
  {
    slug: 'resume',
    title: 'Your resume',
    minutes: 8,
    summary: 'Upload it, correct what was read, make versions and print them.',
    sections: [
      {
        title: 'Upload',
        body: [
          'Upload a PDF, DOCX, DOC or TXT file of up to 10 MB in your [profile](/profiles). What you have typed stays, and anything that differs waits for your decision. A report says what an applicant system would stumble over.',
        ],
      },
      {
        title: 'Build',
        body: [
          'Open [Resume](/resume) and make one from a profile. It keeps its own text from then on: later changes to the profile are listed, and you accept them one by one. Choose from eight templates. The page looks just as it will in print.',
        ],
      },
      {
        title: 'Tailor',
        body: [
          'Choose a saved job, and the builder proposes an order of your own lines for it, line by line. What the job asks for but your profile lacks is listed, and never written in.',
        ],
      },
      {
        title: 'Print',
        body: ['PDF, Word, plain text or JSON Resume. Each file can be read back to see what a machine finds in it.'],
      },
    ],
  },
  {
    slug: 'applications',
    title: 'Your applications',
    minutes: 12,
    summary: 'From saved to offer: statuses, dates, replies and receipts.',
    sections: [
      {
        title: 'How they get here',
        body: [
          'Whatever you save, queue, send or type in appears in [Applications](/applications), as a board or as a table. You can also import a CSV file of those you sent elsewhere.',
        ],
      },
      {
        title: 'Keep them moving',
        body: [
          'Drag a card, or use its menu or the keyboard, to change its status. You can undo each change. Add notes, contacts and dates: what is due shows up as a task.',
          'Paste the email of an employer, or drop its file, and the product proposes what it means. Nothing changes until you agree.',
        ],
      },
      {
        title: 'Receipts',
        body: [
          'Open an application and its receipt: every field, file and letter as it was when you submitted. Receipts form a signed chain, so a later change would be noticed.',
        ],
      },
      {
        title: 'Sent, or not?',
        body: [
          'Without the browser extension we don’t see the employer’s page: an application counts as sent when you press “I submitted it”. With it, an application counts as sent when the page confirmed it; everything else stays unconfirmed until you decide. If you closed the page and aren’t sure, look for the employer’s confirmation email first: applying twice helps nobody.',
        ],
      },
    ],
  },
]
