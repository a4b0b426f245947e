/** An employer gets files of many people: the name of each says whose it is, unless it does already. */
function named(person: string | null | undefined, what: string) {
  const name = person?.trim() ?? ''
  return name === '' || what.toLowerCase().includes(name.toLowerCase()) ? what : `${name}, ${what}`
}

/** 'Ines Calder, Electrician.pdf' */
export const resumeFileName = (person: string | null | undefined, name: string, ending = 'pdf') =>
  `${named(person, name)}.${ending}`

/** 'Ines Calder, Cover letter, Northline Rail.pdf' */
export const letterFileName = (person: string | null | undefined, company: string, ending = 'pdf') =>
  `${named(person, `Cover letter, ${company}`)}.${ending}`

/** 'Interview pack, Northline Rail.pdf': it stays with the person, who may have several. */
export const packFileName = (company: string) => `${['Interview pack', company.trim()].filter(Boolean).join(', ')}.pdf`
