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
`
