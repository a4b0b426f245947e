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
