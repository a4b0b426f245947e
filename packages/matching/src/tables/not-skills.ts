/** Phrases in which a skill's word means something else: what they hold is no skill, unless a longer skill starts there. */
export const NOT_SKILLS = `
senior leadership, leadership team, executive leadership, senior leadership team, school leadership team, leadership group, thought leadership, under the leadership of, company leadership
under the supervision, under supervision, under the direct supervision, under direct supervision, direct supervision and delegation, without supervision, minimal supervision, little supervision, close supervision, supervision of the manager, and delegation of a, participate in supervision, supervision on a weekly, weekly supervision
reliable vehicle, reliable transport, reliable transportation, reliable car, reliable means, dependable transportation, dependable vehicle, reliable internet, reliable broadband, reliable source, reliable partner, reliable service, reliable products, reliably commute
foster independence, fosters independence, promote independence, promotes independence, encourage independence, maintain independence, independence of clients, clients independence, their independence
law enforcement agencies, law enforcement agency, law enforcement check, law enforcement clearance
retail business, retail company, retail group, retail chain, retail brand, retail price, retail value, retail park, retail discount, retail vouchers
sales income, sales ledger, sales invoice, sales invoices, sales tax, sales price, point of sale, annual sales, sales volume of, in sales of, company sales
recruitment agency, recruitment agencies, recruitment business, recruitment consultancy, recruitment process, recruitment team, recruitment campaign, recruitment fraud, recruitment privacy
team of, design of our office, our design studio, marketing agency, advertising agency, consulting firm, consultancy firm, engineering firm, law firm, accounting firm, software company, logistics company, construction company, technology company, insurance company, research institute
training provided, training given, full training, training will be, induction training, on the job training, paid training, training and development opportunities, free training, training is provided, training budget, training contract
pension insurance, health insurance, dental insurance, vision insurance, volunteer life insurance, voluntary life insurance, life insurance benefit, travel insurance, private medical insurance, disability insurance, liability insurance, car insurance, company car, life assurance
customer service standards, creative team, a creative environment, innovation centre, innovation hub, communication with you, teaching hospital, nursing home, nursing homes, teaching staff, nursing staff, housing benefit
security clearance, security check, security vetting, credit check, accounting department, finance department, marketing department, sales department, hr department, human resources department, legal department, it department, purchasing department, procurement department, logistics department
by school administration, the administration of the school, business day, business days, business hours, email address, word of mouth, excel in, hard working crew, hard working team, digital creativity, reliable support
is recruiting, are recruiting, we are recruiting, now recruiting, currently recruiting, recruiting for, recruiting now, recruiting band, recruiting process, recruitment processes, recruitment policy, recruitment and selection process, safer recruitment, recruitment fee, recruitment partner, recruitment days, recruitment event, recruitment website, recruitment system
time of filing, at filing, filing date, filing period, filing of applications, filing deadline, application filing, tax filing deadline
quoting reference, quoting ref, quoting job, quoting the reference, quoting the job, quoting vacancy, please quote
life insurance and, including life insurance, basic life insurance, group life insurance, company paid life insurance, employer paid life insurance, paid life insurance, and life insurance, life insurance plan, life insurance coverage
commissioning group, commissioning groups, clinical commissioning, commissioning board
h sem, fib sem, heures sem, sem analysis, sem images
operating theatre, operating theatres, theatre team, theatre nurse, theatre staff, theatre practitioner, theatre department, theatre lists, main theatre, theatres team, okr theatre
foundation trust, foundation trusts, nhs trust, nhs trusts, hospitals trust, hospital trusts, health trust
consulting rooms, consulting room, consulting firms, consulting company, consulting group, consulting practice
join our supply chain, community hospital, community hospitals, audit trail, user experience for, award winning curriculum
los cargos, el cargo, a cargo de, al cargo de, este cargo, cargo de
a r date, aller retour, human resources team, hr team, sales cycle team, customer service team, marketing team, sales team, finance team, design team, engineering team, it team, legal team, nursing team, research team, security team
stripping and waxing, waxing floors, floor waxing, waxing of floors, wax floors
travaux de réhabilitation, réhabilitation de bâtiments, réhabilitation d immeubles, réhabilitation de logements, projets de réhabilitation
trading companies, trading company, trading name, trading as, trading standards, trading partners, trading hours
writing session, writing exercise, writing test, in writing, advisory writing
recruitment activity, recruitment activities, recruitment day, recruitment campaigns, national recruitment, st1 recruitment, recruitment centre
proof of vaccination, covid 19 vaccination, covid vaccination, vaccination status, vaccination policy, vaccination requirements
grille du bâtiment, convention collective du bâtiment, collective focus on, leadership and a collective
school leadership, future directed leadership, strong leadership from, supportive leadership, visible leadership
filing will, filing may, filing is, quoting the vacancy, quoting your, cabinet de recrutement, agence de recrutement, processus de recrutement, sourcing de candidats
in collaboration with, in close collaboration with, en collaboration avec, en étroite collaboration avec, en colaboración con, em colaboração com, i samarbete med, in zusammenarbeit mit, collaborative environment, collaborative culture, collaborative team, collaborative work environment, join a collaborative, communication happens
es responsabilidad, la responsabilidad de, responsabilidad del, responsabilidad civil, responsabilidad social, o autónomo, como autónomo, régimen autónomo, contrato autónomo
produktion und postproduktion, produktion postproduktion, be mining, strategic planning and performance
meet business requirements, meet the business requirements, flexibility you may need, flexibility you need, looking for flexibility, flexibility that suits, recruitment premium, recruitment and retention premium, drawing on, drawing from, drawing upon, live independently, living independently, réservations dans, réservations en béton
tu currículum, su currículum, tu currículo, seu currículo, currículum vitae, curriculum vitae, enviar currículum, enviar currículo, envía tu currículum, cursus et curriculum
réception matériel, réception de matériel, réception de marchandises, réception des, réceptions sur, réception et identification, sein de cfa, cfa qui, au cfa, du cfa, en cfa
pitch to decision makers, to decision makers, with decision makers, key decision makers, senior decision makers, c&i, c & i, in line with business requirements, with business requirements, and auto insurance, valid auto insurance, proof of auto insurance, proof of insurance, current auto insurance, who make up, that make up, which make up, people whom make up, to make up, make up the, makes up the
`
