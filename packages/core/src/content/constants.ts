import { OPERATOR } from './operator.ts'

/** Limits of the public forms. */
export const NAME_MAX_LENGTH = 100
export const SUBJECT_MAX_LENGTH = 200
export const MESSAGE_MAX_LENGTH = 5_000
export const PORTFOLIO_MAX_LENGTH = 500
export const EMAIL_MAX_LENGTH = 254

/** Where the public forms are sent; a browser without scripts posts them itself. */
export const FORM_PATHS = {
  contact: '/forms/contact',
  newsletter: '/forms/newsletter',
  careers: '/forms/careers',
} as const
export type PublicForm = keyof typeof FORM_PATHS

/** Forms whose messages are kept for the operator to read. */
export const MESSAGE_FORMS = { contact: 'Contact', careers: 'Careers' } as const satisfies Partial<Record<PublicForm, string>>
export type MessageForm = keyof typeof MESSAGE_FORMS

/** What a person reads when a form has arrived. */
export const FORM_DONE: Readonly<Record<PublicForm, { title: string; message: string }>> = {
  contact: { title: 'Message sent', message: 'Thank you. We got your message and will reply to the address you gave.' },
  newsletter: {
    title: 'Check your inbox',
    message: 'We sent you a link. Open it and confirm, and you are on the list.',
  },
  careers: { title: 'Application sent', message: 'Thank you. We have your application and will reply to the address you gave.' },
}

/** The links of newsletter emails. */
export const NEWSLETTER_PATHS = { confirm: '/newsletter/confirm', unsubscribe: '/newsletter/unsubscribe' } as const

/** The category buttons of the blog, after All (spec 3 §2). */
export const BLOG_CATEGORIES = {
  'ai-technology': 'AI & Technology',
  'career-advice': 'Career Advice',
  'remote-work': 'Remote Work',
  'personal-branding': 'Personal Branding',
} as const
export type BlogCategory = keyof typeof BLOG_CATEGORIES

export const POSITION_KEYS = OPERATOR.positions.list.map(({ key }) => key)
/** A position that is no longer listed is called by its key. */
export const positionTitle = (key: string) => OPERATOR.positions.list.find((position) => position.key === key)?.title ?? key

/** spec 3 §2: the date of the legal pages. */
export const LEGAL_DATE = 'January 1, 2024'
