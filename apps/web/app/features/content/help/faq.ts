export type Question = { question: string; answer: string }
export type Category = { title: string; questions: readonly Question[] }

/** spec 3 §2: four categories. Answers may hold links, see `prose.tsx`. */
export const FAQ: readonly Category[] = [
  {
    title: 'Getting Started',
    questions: [
      {
        question: 'What do I need to begin?',
        answer:
          'An email address that the operator allows (usually Gmail) and, if you have one, a resume as PDF, DOCX, DOC or TXT. The [Quick Start](/documentation/quick-start) takes ten minutes.',
      },
      {
        question: 'What does the trial include?',
        answer:
          'Four days from the moment your address is verified, up to 10 applications, no card. Afterwards the free plan has 3 applications a month.',
      },
      {
        question: 'May I apply for somebody else?',
        answer:
          'Yes, if they agreed. Choose “For My Cohort” in the first steps and give each person their own profile, up to three. See [Team Collaboration](/documentation/team-collaboration).',
      },
      {
        question: 'Do I need a browser extension?',
        answer:
          'No. Search, scores, resumes, letters, prepared answers, tracker and receipts work without one. The [extension](/extension) adds jobs from Indeed, LinkedIn, Glassdoor, Dice, SimplyHired and ZipRecruiter: it searches the ones you enable, in your own browser and with your own accounts there. It also fills in the employer’s form for jobs that you approved: it shows each answer and where it comes from, and you press Submit, unless you switched on full automation.',
      },
    ],
  },
  {
    title: 'Account & Billing',
    questions: [
      {
        question: 'How can I pay?',
        answer:
          'With major credit cards and PayPal, if the operator has set them up with the payment provider. An installation in demo mode takes no payment.',
      },
      {
        question: 'Can I change my plan?',
        answer: 'At any time, with prorated charges: the provider charges or credits the difference. Open Settings, Billing.',
      },
      {
        question: 'What happens when I cancel?',
        answer: "You keep access until the end of the billing period that you have paid for. After that you're on the free plan.",
      },
      {
        question: 'How do I cancel my subscription?',
        answer:
          'Open Settings, Billing and press “Cancel Subscription”: you cancel on the payment provider’s page. Nothing more is charged after that.',
      },
      {
        question: 'Where are my invoices?',
        answer: 'Settings, Billing lists every invoice with its date and amount. You can open it or save it as a PDF.',
      },
      {
        question: 'Can I get a refund?',
        answer:
          'The operator of this installation decides on refunds. [Write to us](/help#contact) with the date and the amount of the payment.',
      },
      {
        question: 'How do I change my password?',
        answer:
          'Open Settings, Account and choose a new one under Password. If you forgot it, use “Reset” on the [sign-in page](/auth): we send you an email with a link.',
      },
      {
        question: 'How do I delete my account?',
        answer:
          'Settings, Privacy, Danger Zone. You confirm by email, and for seven days you can change your mind. What is kept afterwards is on the [GDPR page](/gdpr).',
      },
      {
        question: 'How do I get my data?',
        answer: 'Settings, Privacy, “Export My Data”. You get everything we hold about you, with the files you uploaded.',
      },
    ],
  },
  {
    title: 'Features & Tools',
    questions: [
      {
        question: 'Does it send applications by itself?',
        answer:
          'Not unless you switch it on. Automation puts matching jobs into your queue, and you review and send each one. Only with “Full automation” switched on for a platform does the [browser extension](/extension) send by itself, and only jobs that meet every required condition. Consents, legal statements, signatures and captchas always wait for you.',
      },
      {
        question: 'Why does my application wait in “Needs you”?',
        answer:
          'The form asks something that your profile doesn’t answer, or something that only you may answer: consent, a legal statement, who you are. Answer it there, and the application continues.',
      },
      {
        question: 'Where do the jobs come from?',
        answer:
          'From company boards and public job feeds that the server reads within their terms, from addresses that you paste, from the boards that you enabled in the [browser extension](/extension), and from a small demo set that is marked as such. Each job names its source.',
      },
      {
        question: 'Is my text sent to an AI company?',
        answer:
          'Only if the operator has set up an endpoint and you have switched it on after seeing its host. Otherwise letters and tailored resumes are made on the server that runs the product.',
      },
      {
        question: 'Can I use it on my phone?',
        answer: 'Yes. Every screen works on a small screen, and you can [install it as an app](/help#install).',
      },
    ],
  },
  {
    title: 'Troubleshooting',
    questions: [
      {
        question: 'I didn’t get the verification email.',
        answer:
          "Check your spam folder, then sign in with your password and we'll send a new link. Each link works for 24 hours.",
      },
      {
        question: 'My resume wasn’t read correctly.',
        answer:
          'Open the review in your profile: each value is beside the line it came from, and you can correct it. A scan has no text that we could read: save the resume as a PDF from your word processor.',
      },
      {
        question: 'A job has disappeared.',
        answer:
          'Employers take postings down. We mark it as closed when its source no longer lists it. Your application and its receipt stay.',
      },
      {
        question: 'I lost my phone with the authenticator app.',
        answer:
          'Sign in with your password and one of your recovery codes, then set up two-step sign-in again under Settings, Account.',
      },
      {
        question: 'It says I’ve reached a limit.',
        answer:
          'Your plan counts applications by day, week and month. Settings, Billing shows what is left and when the count starts again.',
      },
    ],
  },
]
