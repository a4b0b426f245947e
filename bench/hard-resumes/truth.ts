type Value = string | { any: string[] }

/** "UK // United Kingdom": several readings are right, an empty one at the end as well. */
function readingsOf(text: string | undefined): Value {
  const options = (text ?? '').split('//').map((one) => one.trim())
  return options.length === 1 ? (options[0] ?? '') : { any: options }
}
const partsOf = (line: string) => line.split('|').map((part) => part.trim())
const YEAR = 4

/** A truth file as `resumes --scorer` reads it, from the lines above a document: the first letter says what a line holds. */
export function truthOf(id: string, format: string, notes: string) {
  const lines = notes.split('\n').map((line) => line.trim())
  const all = (letter: string) => lines.filter((line) => line.startsWith(`${letter} `)).map((line) => line.slice(2).trim())
  const names = all('N').map(partsOf)
  const ignore: string[] = []
  /** Nothing said, or nothing as well: the field is not judged. */
  const single = (letter: string, field: string) => {
    const value = readingsOf(all(letter)[0])
    if (typeof value === 'string') return value
    if (!value.any.includes('')) return value
    ignore.push(`personal_info.${field}`)
    return ''
  }
  const experience = lines.flatMap((line, at) => {
    if (!line.startsWith('j ')) return []
    const next = lines.findIndex((one, index) => index > at && !one.startsWith('- '))
    const [company, position, location, start = '', end = ''] = partsOf(line.slice(2))
    const description = lines.slice(at + 1, next < 0 ? undefined : next).map((one) => one.slice(2))
    return {
      ...{ company: readingsOf(company), position: readingsOf(position), location: readingsOf(location) },
      ...{ startDate: start, endDate: end, current: end === '', description: description.join('\n') },
    }
  })
  const education = all('e').map((line) => {
    const [institution, degree, field, startDate = '', endDate = '', gpa = ''] = partsOf(line)
    return {
      ...{ institution: readingsOf(institution), degree: readingsOf(degree), field: readingsOf(field) },
      ...{ startDate, endDate, graduationYear: endDate.slice(0, YEAR), gpa },
    }
  })
  return {
    ...{ id, file: `${id}.${format}`, format, layout: id, person: id },
    data: {
      personal_info: {
        first_name: { any: names.map(([first = '']) => first) },
        last_name: { any: names.map(([, last = '']) => last) },
        email: all('E')[0] ?? '',
        phone: all('P')[0] ?? '',
        summary: single('S', 'summary'),
        linkedin: all('L')[0] ?? '',
        github: all('G')[0] ?? '',
        country: all('C').length > 0 || lines.includes('C') ? single('C', 'country') : '',
        other_links: all('O'),
      },
      skills: (all('k')[0] ?? '').split(';').flatMap((skill) => skill.trim() || []),
      experience,
      education,
      certifications: all('c').map((line) => {
        const [name, issuer, issue_date = ''] = partsOf(line)
        return { name: readingsOf(name), issuer: readingsOf(issuer), issue_date }
      }),
    },
    ignore: lines.includes('C') ? [...ignore, 'personal_info.country'] : ignore,
    ignore_values: { other_links: [...all('L'), ...all('G')] },
  }
}
