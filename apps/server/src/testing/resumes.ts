import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { UploadStep } from '@jobapply/core/profiles/resume-review'
import { newcomer, type Person } from './people.ts'
import type { TestServer } from './server.ts'

/** A resume as plain text, of somebody we made up. */
export const RESUME_TEXT = `Ines Calder
Pastry Chef
London, United Kingdom | +44 20 7946 0018 | ines.calder@example.org | linkedin.com/in/ines-calder

SUMMARY
Pastry chef with ten years in hotel kitchens.

EXPERIENCE

Pastry Chef
Harbour Hotel, London
March 2019 - Present
- Led a team of four bakers.
- Wrote the dessert menu of two restaurants.

Commis Chef
Mill Street Bakery, Bristol
June 2014 - February 2019
- Baked bread for three shops every morning.

EDUCATION

Diploma in Patisserie
Westminster Kingsway College, 2011 - 2013

SKILLS
Laminated dough, Menu planning, Food safety

CERTIFICATIONS
Food Safety Level 3 - Chartered Institute of Environmental Health, 2018
`

export const resumeFile = (text = RESUME_TEXT, name = 'Ines Calder.txt') => new File([text], name, { type: 'text/plain' })

export async function withProfile(server: TestServer, name = 'Kitchen') {
  const person = await newcomer(server)
  return { person, profile: await person.call.profiles.create({ profile_name: name }) }
}

type Saved = Extract<UploadStep, { stage: 'saved' }>

/** The steps that the server told of, and the last one. */
export async function upload(person: Person, id: string, file = resumeFile(), autoSave = true) {
  const steps: UploadStep[] = []
  for await (const step of await person.call.profiles.uploadResume({ id, file, autoSave })) steps.push(step)
  return { steps: steps.map(({ progress }) => progress), ...(steps.at(-1) as Saved) }
}

/** The paths of all files in one of the storage's folders on the disk of this server. */
export function storedFiles({ database }: TestServer, top = 'resumes'): string[] {
  const folder = join(database.folder, 'files', top)
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true, recursive: true }).flatMap((entry) =>
    entry.isFile() ? join(entry.parentPath, entry.name) : [],
  )
}
