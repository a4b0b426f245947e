/**
 * Concept: phrases that stand for it, folded (no case, accents or punctuation); `*` ends a prefix. Several concepts before the colon are all
 * meant. A question is read only when every word of it is in this table or is a name, so a missing phrase costs an answer, never the truth.
 */
export const ENGLISH = `
drop: (as|as shown|as it appears|as they appear|exactly as|spelled as|as written) (in|on) (your |the |a |)(passport|id|id card|identity card|identity document|driving licence|driver s license|birth certificate), best describes, best describe, statement best describes, statements best describes, option best describes, options best describes, between, the, a, an, of, to, in, for, with, at, on, is, are, am, do, does, you, your, i, i m, my, me, we, our, be, this, that, it, there, please, kindly, as, by, from, s, so, enter, provide, list, indicate, specify, state your, tell us, let us know, select all that apply, check all that apply, choose all that apply, select, choose, select one, legally, lawfully, hands on, using, of the time, of your time, etc, type of, ve, re, currently hold, hold, holder, possess, any, range, date, following, select an option, choose an option, select option, pick one
which: what, which, who
could: can, could, would, may, like
must: have to, has to
have: have, has
once: been
serial: serial number, document number, permit number, licence number, license number
trade: professional, commercial
yes: yes
will: will, ll, going to
not: not, no, don t, do not, doesn t, won t, never, cannot, can t, unable, none, nor, isn t, aren t
without: without, without the need for, without needing
example: eg, ie, for example, such as, including
role: role, position, job, roles, positions, opportunity, vacancy
and: and, as well as
or: or
but: but
if: if, unless, except, only, other than, if yes, if so, if not
past: did, was, were, had
now: now, currently, current, presently, at this time, at present, today
future: in the future, in future, future, at any time in the future
need: require, requires, requiring, need, needs, needing
needed: required, needed
sponsor once: sponsored
sponsor: sponsorship, sponsor, be sponsored, being sponsored, visa sponsorship, immigration sponsorship, employment visa sponsorship, work visa sponsorship, sponsorship for employment visa status, sponsorship for an employment visa, sponsorship for work visa, sponsorship for a work visa, sponsorship for a visa, sponsorship for employment visa, employment based visa sponsorship, employment sponsorship, sponsorship for employment, employer sponsorship, company sponsorship, visa support, immigration support, sponsorship for work authorization, work authorization sponsorship, sponsorship for immigration, sponsorship for employment authorization, sponsorship for an immigration related employment benefit, sponsorship of a visa, sponsorship to work, sponsorship for visa, us to sponsor a visa, sponsorship for an immigration related employment visa, sponsorship for employment based visa, an employment visa sponsorship
permit: authorized, authorised, eligible, entitled, permitted, allowed
auth: authorized to work, authorised to work, eligible to work, eligible for employment, permitted to work, allowed to work, right to work, legal right to work, entitled to work, work authorization, work authorisation, work permit, authorization to work, authorisation to work, work eligibility, employment authorization, employment eligibility, authorized for employment, authorized to be employed, legally work, working rights, work rights, right to live and work, legal authorization to work, permission to work, work legally, able to work legally, can you legally work, can you work legally, can legally work, can work legally
status: status
visa: visa, work visa, employment visa, visa or work permit, visa or a work permit, work visa or work permit, work permit or visa
citizen: citizen, citizens, citizenship, nationality, national
resident: permanent resident, permanent residency, permanent residence, green card, lawful permanent resident
visaname=h1b: h1b, h1b visa, h1b status, h1b visa status
visaname=opt: opt, f1 opt, opt f1, stem opt
visaname=cpt: cpt, f1 cpt
visaname=l1: l1, l1 visa
visaname=tn: tn, tn visa
any-employer: unrestricted, unlimited, indefinite, indefinitely, permanently, for any employer, any employer, for any us employer, any us employer
here: this country, this location, job location, country of employment, where (this|the|our) (job|role|position|vacancy) is, where (this|the|our) (job|role|position|vacancy) is (located|based|situated), (country|location|place) (where|in which) (this|the|our) (job|role|position|vacancy) is (located|based|situated), (country|location) (where|in which) (this|the) (job|role|position) will be (located|based), (country|location) (this|the) (job|role|position) is (located|based) in, (country|location) of (this|the) (job|role|position), (country|location) (you are|you re) applying (for|to|in), (country|location) (in|to|for) which (you are|you re) applying, (country|location) in which (you are|you re) applying to work, (country|location) where (you are|you re) applying, (country|location) where you (intend|wish|plan) to work
work: work, working, employment, employed, setting, environment, setup, arrangement, work environment, work setting
how-many: how many, how much, number of
how-long: how long
years: year, years, yrs, yr
months: month, months
weeks: week, weeks
days: day, days, calendar days
experience: experience, work experience, working experience, years experience
total: total, overall, in total
at-least: at least, minimum, minimum of, a minimum of, min
more-than: more than, over, greater than, above
less-than: less than, under, below, fewer than
up-to: up to, maximum, max, no more than
within: within, in less than
or-more: or more, and more, or above, and above, and up, plus, or higher, and higher, or greater, or over, and over
or-less: or less, or fewer, or below
notice: notice period, notice
available: available to start, availability date, date available, available from, start availability, availability to start, joining date, expected joining date, date of joining, available start date, available to join, available for work, available to begin, available to begin work, available to start work, available to start working, available from, earliest start date, earliest possible start date, earliest available start date
start: start, start date, starting date, begin, join, start work, begin work, start working, joining
earliest: earliest, soonest, earliest possible, earliest available, asap, as soon as possible
when: when, how soon, how quickly
soon: immediately, immediate, right away, straight away
salary: salary, compensation, remuneration, pay, base salary, base pay, wage
salary expected: salary expectation*, salary requirement*, compensation expectation*, compensation requirement*, pay expectation*, expected ctc, desired pay, desired compensation
expected: expected, expect, expecting, desired, desire, expectation*, target, ideal, wish
per-year: annual, annually, per year, yearly, per annum, pa
per-month: monthly, per month
per-hour: hourly, per hour, hourly rate, rate, day rate, daily, per day, an hour, weekly, per week
odd-unit: net, after tax, lakh*, lpa, thousand*, in k
gross: gross, before tax, before deductions
relocate: relocate, relocation, move
relocate moving: relocating
willing: willing, open, able, comfortable, prepared, happy, interested, ready, willingness
remote: remote, remotely, from home, work from home, fully remote, remote work, 100 remote
hybrid: hybrid, hybrid work
commute: commute, commuting, travel to work, travel to the office, travel to our office
travel: travel, travelling, traveling, business travel
licence: driver s license, drivers license, driver license, driver s licence, driving licence, driving license, drivers licence
valid: valid
speak: speak, language, languages, language skills, spoken, which languages
level-word: level, proficiency, proficiency level, level of proficiency, how well, skill level, language level, language proficiency, knowledge
level=beginner: beginner, basic, elementary, basic knowledge
level=intermediate: intermediate, conversational
level=advanced: advanced
level=vague: proficient, professional working, limited working, good, very good, working knowledge, full professional, full professional proficiency, bilingual
level=fluent: fluent, fluently, fluency
level=native: native, mother tongue, native speaker, native or bilingual, native bilingual, native or bilingual proficiency
edu=high-school: high school, high school diploma, secondary school, high school or equivalent, high school diploma or ged, high school diploma or equivalent, ged, a levels, a level, secondary education, second level education, second level, upper secondary, secondary level, matric, high school education, secondary schooling, primary school, elementary school, primary education
edu=diploma: diploma
edu=associates: associate s degree, associates degree, associate degree, associate s, associate, associates
edu=bachelors: bachelor s degree, bachelors degree, bachelor degree, bachelor s, bachelor, bachelors, undergraduate degree, bachelor of science, bachelor of arts, bachelor of science or arts
edu=masters: master s degree, masters degree, master degree, master s, master, masters, master of science, master of arts
edu=phd: phd, ph d, doctorate, doctoral degree, doctorate degree, doctor of philosophy
edu=professional: professional degree
highest: highest, highest level of, highest completed
education: education, degree, qualification, education level, level of education, educational level, academic, completed, obtained, achieved, attained, educational, formal education
school: school, university, college, school name, university name, institution, name of school, name of university, college or university, school or university
study-field: field of study, major, discipline, area of study
graduation: graduation year, year of graduation
first-name: first name, given name, given names, forename, legal first name, first name s
last-name: last name, surname, family name, legal last name, last name s
full-name: full name, full legal name, legal name, first and last name, first name and last name, first last name, name first and last, legal full name, candidate name, applicant name
name: name
email: email, e mail, email address, e mail address, mail address
confirm: confirm, re enter, repeat, verify, confirmation
phone: phone, phone number, mobile, mobile number, telephone, cell, cell phone, contact number, mobile phone, telephone number, mobile phone number, cell phone number, contact phone number, best phone number, best contact number, cellular, cellular number, cellular phone, mobile no, phone no, contact no, telephone no, mobile phone no, best phone number to reach you, daytime phone, daytime phone number, daytime telephone, contact phone
dial-code: country code, phone country code, country phone code, phone code, dialing code, country calling code, international dialing code, dial code
house-number: house number, house no, street number, street no, building number
street: address, street address, address line 1, street, home address, mailing address, address line, street address line 1, address 1, residential address, permanent address, current address, postal address, house number and street, street and house number, street name and number, mailing street, home street address
city: city, town, city of residence, current city, home city, town city, city town, home town, municipality, mailing city
region: mailing state, mailing province, mailing region, mailing state province, state, province, region, state region, state province, state of residence
county: county
zip: postal, zip, zip code, postal code, post code, postcode, zip postal code, mailing zip postal code, mailing postal code, mailing zip, mailing zip code
country-word: mailing country, country, country of residence, country of current residence, current country of residence, home country, current country
location: location, where are you based, where are you located, where do you live, where do you reside, where are you currently based, where are you currently located, where do you currently live, where do you currently reside, city and country, location city, residence, where do you live city state, where are you based city country, where are you located city state, current location city state, which city and country are you based in, city and state, city state, city state country, city country
located: located, based, reside, residing, live, living
linkedin: linkedin, linked in
github: github, git hub
portfolio: portfolio, portfolio website, portfolio site
website: website, personal website, personal site, web site
url: profile, url, link, page, account, profile url, profile link
phone-part: extension, phone extension, ext, phone type, phone device type, type of phone, phone number type, device type
period-word: pay period, salary period, pay frequency, salary frequency, salary type, pay type, rate type, compensation period
currency-word: currency
summary: summary
description: description, role description, job description, responsibilities, duties, key responsibilities, main responsibilities, job duties
history: employment history, work history, career history, job history, previous employment, previous jobs, previous employers
other-person: person to notify, whom may we contact, whom to notify, who should we contact, friend, friends, colleague, beneficiary, dependent, dependents, dependants, landlord, witness, doctor, physician, agency, agent, employee referral, supervisor s, emergency, emergency contact, reference, references, referee, referees, referrer, supervisor, supervisors, next of kin, guardian, spouse, line manager, hiring manager, recruiter, referred by, person referring, referrer name, advisor, adviser, parent, parents, mother, father, mother s, father s, husband, wife, partner, child, relative s name, coworker, co worker, teacher, professor, mentor, landlord s, sponsor name, account holder, payee
street-2: address line 2, address 2, street address 2, street address line 2, apartment, apt, apt suite, apt suite unit, suite, unit, apartment suite, apartment number, apartment suite etc, apt number
skills: skills, key skills, add skills, type to add skills, skill set
letter: cover letter, coverletter, motivation letter, letter of motivation, motivational letter, covering letter
resume: resume, cv, resume cv, cv resume, resume or cv, cv or resume, curriculum vitae, resume curriculum vitae
headline: headline, professional headline, profile headline
middle-name: middle name, middle names, middle initial
preferred-name: preferred name, preferred first name, preferred full name, nickname, known as, chosen name, name you prefer, name you go by, preferred names
company: company, employer, company name, employer name, organization, name of employer, name of company
now title: current role, current position, current title, current job title
title: title, job title, position title
recent: most recent, latest, or most recent
worked: worked, been employed, been an employee
before: previously, ever, before, in the past, past, formerly, former, previous
employer: us, our company, this company, our organization, this organization, our team, here, the company
hear: hear, heard, hear about, find out, learn about, find this job, referred, referral
adult: at least 18, at least 18 years old, at least 18 years of age, 18 years of age or older, 18 years or older, over 18, over the age of 18, 18 or older, 18 years old or older, 18 years of age
job-type: employment type, job type, type of employment, types of employment, employment types, job types, type of contract, contract type, employment status, kind of employment
looking: looking, seeking, looking for, interested in, prefer, preferred, preference
jobtype=full-time: full time
jobtype=part-time: part time
jobtype=contract: contract, contractor
jobtype=internship: internship, intern
jobtype=freelance: freelance
jobtype=temporary: temporary, temp
blank: leave this field blank, leave blank, leave this blank, leave this field empty, leave empty, do not fill, do not fill this in, do not complete, if you are human leave this field blank
decline: prefer not to say, prefer not to answer, prefer not to disclose, decline, decline to answer, decline to self identify, decline to state, i don t wish to answer, i do not wish to answer, do not want to answer, i do not want to answer, i don t want to answer, choose not to disclose, choose not to answer, not applicable, n a, na, i do not wish to disclose, not declared, rather not say, decline to identify
other: other, others, later, none of the above, something else, none of these
unsure: not sure, unsure, i don t know, don t know, i am not sure, i m not sure, maybe, depends, it depends, unknown
consent: agree, agreed, consent, consents, accept, acknowledge, privacy policy, privacy notice, privacy statement, terms and conditions, terms of use, terms of service, processing of my personal data, talent pool, talent community, talent network, opt in, retain my data, retain your data, gdpr, keep my data, receive messages, text messages, sms, marketing, newsletter, job alerts, contact me about, by submitting, by checking, by clicking, data protection, keep my details, retain my, store my, store your, keep your, future opportunities
attestation: certify, attest, declare, i confirm, affirm, true and complete, true and correct, true and accurate, to the best of my knowledge, under penalty, i understand, i have read, i hereby, acknowledgement, acknowledgment, please confirm that, can you confirm that, do you confirm, do you certify, do you understand, do you acknowledge, i verify, warrant, attestation, i am aware, please confirm you, truthful*
signature: signature, sign, e signature, initials, type your name, typing your name, type your full name, signed, typing my name
crime: convicted, conviction*, felony, felonies, misdemeanor*, criminal, crime, arrested, offence*, offense*, guilty, probation, sex offender
captcha: captcha, recaptcha, hcaptcha, not a robot, security code, verification code, characters shown, are you human, one time code, passcode, otp
gender: gender, sex, pronoun*, transgender, gender identity
race: race, ethnicity, ethnic*, hispanic, latino, latina, latinx, racial
veteran: veteran*, military, armed forces, military spouse
disability: disabilit*, disabled, cc 305, impairment
orientation: orientation, lgbt*, sexual orientation
demographic: demographic*, religion, religious, marital, date of birth, birth date, birthday, age, how old, pregnan*, children, national origin, first generation, neurodiver*, caregiver, self identif*, self identification, equal opportunity, eeo, eeoc, caste, socio economic, socioeconomic, underrepresented
legal: non compete, noncompete, non solicit*, restrictive covenant*, non disclosure, confidentiality, background check, background screening, background investigation, drug test*, drug screen*, conflict of interest, government official, politically exposed, export control*, itar, ear, u s person, us person, sanction*, debarred, lawsuit, litigation, legal proceeding*, reference check*, credit check, fingerprint*, terminated, dismissed, discharged, fired, disciplin*, revoked, contact your current employer, contact your references, contact your employer, relative*, related to anyone, family member*, financial interest, bankrupt*, post employment restrictions, contractual, obligation*, restrict your ability, e verify, i 9, social security, ssn, passport, national id, government id, tax id
`
