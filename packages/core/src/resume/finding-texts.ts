import type { Finding } from './schema.ts'

/** The readability report: what was found in the file, why it matters, and what to do about it. */
export const FINDING_TEXTS: Record<Finding['kind'], { title: string; why: string; advice: string }> = {
  columns: {
    title: 'The text is in columns',
    why: 'Many applicant systems read straight across the page and mix the lines of both columns.',
    advice: 'Put everything in one column, at least in the version that you upload to forms.',
  },
  tables: {
    title: 'Part of the text is in a table',
    why: 'Cells are often read in the wrong order, or left out.',
    advice: 'Write the content of the table as plain lines.',
  },
  images: {
    title: 'There are pictures in the file',
    why: 'Text inside a picture cannot be read, and some systems stumble over the picture itself.',
    advice: 'Remove photos, logos and icons, and write down in words what they say.',
  },
  'no-mail': {
    title: 'No email address was found',
    why: "Without one, employers can't reply to you.",
    advice: 'Write your email address as plain text under your name.',
  },
  'no-phone': {
    title: 'No phone number was found',
    why: 'Many forms ask for one and take it from the resume.',
    advice: 'Write your number with its country code under your name.',
  },
  'no-name': {
    title: 'No name was found',
    why: 'The name is taken from the first lines of the document.',
    advice: 'Put your full name alone on the first line.',
  },
  'dates-without-month': {
    title: 'Some dates have no month',
    why: 'Systems that count months of experience guess them, usually not in your favor.',
    advice: 'Write each date with month and year, such as "Mar 2021 - Jun 2024".',
  },
  'no-section-titles': {
    title: 'The sections have no titles that systems recognize',
    why: 'Titles show a system which part is work experience and which is education.',
    advice: 'Use plain titles: Experience, Education, Skills, Certifications.',
  },
  'text-in-header': {
    title: 'There is text in the header or footer of the page',
    why: 'Many systems skip headers and footers, and everything in them.',
    advice: 'Move your contact details into the body of the document.',
  },
  'unusual-characters': {
    title: 'Some characters cannot be read reliably',
    why: 'Symbols and decorative fonts come out as other characters or disappear.',
    advice: 'Use a common font and plain bullets.',
  },
  'personal-details': {
    title: 'There are personal details such as a date of birth or marital status',
    why: 'Employers may not base decisions on them, and many ask for a resume without them. We leave them out of your profile.',
    advice: 'Remove them, unless the employer asks for them.',
  },
  'many-pages': {
    title: 'The document is long',
    why: 'Recruiters read the first two pages, and some systems stop there.',
    advice: 'Shorten it to two pages. Older positions need only one line each.',
  },
}
