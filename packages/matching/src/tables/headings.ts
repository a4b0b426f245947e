/** Whole lines that are headings. Inside a longer line the same words are none: "experience with SAP", "essential oils". */
export const WHOLE_HEADINGS = {
  must: 'experience, education, education and experience, essential, essentials, licenses, licences, certifications, certificates, licenses and certifications, licences and certifications, formation, votre expérience, krav, profiel, profiel, perfil, profil, profile, the person, eligibility, work authorization, physical requirements, physical demands, working conditions, other requirements, additional requirements, experience and qualifications, qualification, training, about you, candidate, skills and qualifications, knowledge, abilities',
  nice: 'desired, pré, desirables, idéalement, preferred experience, preferred education, optional, plus, bonus, meriterande, mile widziane, wünschenswert',
  neutral:
    'hours, schedule, the job, the position, le poste, taken, attività, other information, additional information, further information, please note, closing date, location, shift, shifts, working hours, contract, start date, conditions, other',
  aside:
    'compensation, pay, salary, pay range, salary range, diversity, rewards, the package, package, in return, rémunération, vergütung, gehalt, our commitment, benefits, perks, apply, how to apply, about us, contact',
} as const
