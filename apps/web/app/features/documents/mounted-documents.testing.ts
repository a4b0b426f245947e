import type { Layout } from '@jobapply/core/documents/pages'
import type { Preview, ResumeDocument } from '@jobapply/core/documents/resume-schema'
import { contentOf, copyName, newDesign } from '@jobapply/core/documents/rules'
import type { ResumeContent, ResumeDesign } from '@jobapply/core/documents/schema'
import type { Profile } from '@jobapply/core/profiles/schema'
import { vi } from 'vitest'
import { type Answers, fault } from '#testing/calls.ts'
import { keepProfiles, newProfile } from '#testing/keep-profiles.ts'
import { mountPage } from '#testing/mount.tsx'
import type { Page } from '#testing/visit.ts'
import type { SavedJob } from './tailor/saved-job-list.tsx'

const job = (id: string, position: string, company: string, startDate: string, endDate: string | null, lines: string[]) => ({
  ...{ id, position, company, location: 'London', startDate, endDate },
  current: endDate === null,
  description: lines.join('\n'),
  technologies: [],
})

/** A pastry chef with some work to tell of. */
export const INES: Partial<Profile> = {
  full_name: 'Ines Calder',
  email: 'ines.calder@example.org',
  professional_summary: 'Pastry chef with twelve years in hotel kitchens.',
  experience: [
    job('a', 'Head Pastry Chef', 'Wren and Harrow Hotel', '2021-04', null, [
      '• Lead six chefs across breakfast and afternoon tea.',
      '• Rebuilt afternoon tea as four seasonal sets.',
      '• Halved the weekly waste of butter and chocolate.',
      '• Plan the rota and the orders.',
    ]),
    job('b', 'Sous Chef, Pastry', 'Marlowe Dining Rooms', '2018-02', '2021-03', ['• Set up the laminated dough station.']),
  ],
  technical_skills: ['Laminated dough', 'Chocolate tempering'],
  soft_skills: ['Training', 'Planning'],
  awards: [{ id: 'a', title: 'Dessert of the year', issuer: 'Pastry Guild', date: '2023', description: null }],
}

const NOW = '2026-11-16T09:00:00.000Z'

/** The printed sections one line below the other. Where each goes on paper is proven by tests of documents. */
export function previewOf({ content, design }: { content: ResumeContent; design: ResumeDesign }): Preview {
  const shown = design.sections.filter(({ visible }) => visible).map(({ section }) => section)
  const lines: { section: Layout['blocks'][number]['section']; entry: string | null; text: string }[] = []
  const add = (section: (typeof lines)[number]['section'], entry: string | null, ...texts: (string | null)[]) => {
    for (const text of texts) if (text) lines.push({ section, entry, text })
  }
  add('contact', null, content.full_name)
  for (const section of shown) {
    if (section === 'summary') add(section, null, content.professional_summary)
    if (section === 'skills') add(section, null, ...content.technical_skills)
    if (section === 'awards') for (const { id, title } of content.awards) add(section, id, title)
    if (section !== 'experience') continue
    for (const { id, description } of content.experience)
      add(section, id, ...(description ?? '').split('\n').map((line) => line.replace(/^• /, '')))
  }
  const runs = lines.map(({ text }, index) => ({
    ...{ x: 40, y: 40 + index * 14, width: text.length * 5, size: 10, font: 'serif' as const, color: '#222222' },
    ...{ text, spacing: 0, url: null, block: index },
  }))
  const blocks = lines.map(({ section, entry }) => ({ tag: 'p' as const, section, entry }))
  return { pages: [{ width: 595, height: 842, boxes: [], runs }], blocks, overflow: [], scale: 1, missingLetters: [] }
}

type Changes = Partial<Pick<ResumeDocument, 'name' | 'content' | 'profileContent' | 'design'>>

/** Ines with a profile and the resumes that were made of it, which live as long as the test. */
export function keepDocuments(...names: string[]) {
  const own = newProfile('Pastry chef', { is_primary: true, ...INES })
  const profiles = keepProfiles(own)
  const make = (name: string, content = contentOf(own)): ResumeDocument => ({
    ...{ id: crypto.randomUUID(), name, profileId: own.id, content, profileContent: content, design: newDesign('classic') },
    ...{ jobId: null, version: 1, createdAt: NOW, updatedAt: NOW },
  })
  let all = names.map((name) => make(name))
  const find = (id: string) => all.find((document) => document.id === id)
  const listed = () => all.map(({ content: _, profileContent: __, design, ...rest }) => ({ ...rest, template: design.template }))
  const put = (document: ResumeDocument) => {
    all = [document, ...all.filter(({ id }) => id !== document.id)]
    return document
  }
  const answers: NonNullable<NonNullable<Answers['documents']>['resumes']> = {
    list: listed,
    get: ({ id }) => find(id) ?? fault('DOCUMENT_NOT_FOUND'),
    create: () => put(make('Pastry chef')),
    duplicate: ({ id, name, content }) => {
      const from = find(id)
      return from ? put(make(name ?? copyName(from.name), content as ResumeContent)) : fault('DOCUMENT_NOT_FOUND')
    },
    update: ({ id, changes }) => {
      const before = find(id)
      return before ? put({ ...before, ...(changes as Changes), version: before.version + 1 }) : fault('DOCUMENT_NOT_FOUND')
    },
    remove: ({ id }) => {
      all = all.filter((document) => document.id !== id)
      return listed()
    },
    preview: (input) => previewOf(input as Parameters<typeof previewOf>[0]),
  }
  return {
    id: all[0]?.id ?? '',
    answers,
    profiles,
    all: () => all,
    stored: () => all.find(({ id }) => names.length > 0 && find(id)?.name === names[0]) as ResumeDocument,
    changeProfile: (changes: Partial<Profile>) => void profiles.change(own.id, changes),
  }
}

export const AI_OFF = { endpoint: null, isOn: false }

/** Fonts come from the server in files; what is drawn with them is looked at in a browser. */
export function bringFonts() {
  vi.stubGlobal(
    'FontFace',
    class {
      load = async () => this
    },
  )
  Object.defineProperty(document, 'fonts', { configurable: true, value: { add: () => undefined } })
}

export function openDocuments(kept: ReturnType<typeof keepDocuments>, path = `/resume/${kept.id}`, more: Answers = {}) {
  bringFonts()
  const { documents, ...others } = more
  return mountPage(path, {
    as: 'maya',
    answers: {
      profiles: kept.profiles.answers,
      documents: { ai: { status: AI_OFF }, ...documents, resumes: { ...kept.answers, ...documents?.resumes } },
      ...others,
    },
  })
}

export const sheet = (page: Page) => page.getByRole('img', { name: /^Page 1 of/ })
export const dialogOf = (page: Page, name: string) => page.getByRole('dialog', { name })
export const waitForSaved = (page: Page) => page.getByText(/\. Saved .*\d\d:\d\d\./).waitFor()

/** A job as it is when somebody saves it. */
export const savedJob = (jobId: string, job_title: string, company: string): SavedJob => ({
  ...{ id: crypto.randomUUID(), jobId, job_title, company, location: 'London', source: 'Demo' },
  ...{ job_url: `https://jobs.example.org/${jobId}`, application_url: `https://jobs.example.org/${jobId}` },
  ...{
    profileId: null,
    status: 'saved',
    progress: null,
    approvedAt: null,
    openedAt: null,
    appliedAt: null,
    hasReceipt: false,
    isPostingClosed: false,
  },
  ...{ created_at: NOW, updated_at: NOW },
})
