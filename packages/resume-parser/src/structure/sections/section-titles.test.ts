import { expect, test } from 'vitest'
import { titleKind } from './section-titles.ts'

test.each([
  ['EMPLOYMENT HISTORY', 'experience'],
  ['Selected Relevant Work Experience', 'experience'],
  ['Berufliche Erfahrung', 'experience'],
  ['Expériences professionnelles', 'experience'],
  ['Experiencia laboral', 'experience'],
  ['Esperienze lavorative', 'experience'],
  ['Experiência profissional', 'experience'],
  ['Werkervaring', 'experience'],
  ['Education & Training', 'education'],
  ['Istruzione e formazione', 'education'],
  ['Formación académica', 'education'],
  ['Volunteer Experience', 'volunteer'],
  ['Language Skills', 'languages'],
  ['Centres d’intérêt', 'interests'],
  ['T E C H N I C A L S K I L L S', 'skills'],
  ['== Skills ==', 'skills'],
  ['Licenses & Certifications', 'certifications'],
  ['Weiterbildung', 'certifications'],
  ['Über mich', 'summary'],
  ['Schul- und Berufsbildung', 'education'],
  ['Technologies & Tools', 'skills'],
])('%s opens %s', (title, kind) => expect(titleKind(title)).toBe(kind))

test.each(['Senior Software Engineer', 'Fjordpay AB', 'Gothenburg, Sweden', 'Led a team of nine people', ''])(
  '%s is no title',
  (text) => expect(titleKind(text)).toBeUndefined(),
)
