/** As in english.testing.ts: written after the rules were mended, to see what they had not been mended for. */
export const FRESH_PHRASINGS = {
  en: `
? ? | rights - - | Since when have you been allowed to work {in}?
? ? | rights - - | Why are you not authorized to work {in}?
? ? | rights - - | For how long are you authorized to work {in}?
? ? | rights - - | Do you expect to be authorized to work {in}?
? ? | rights - - | Should you be authorized to work {in}?
? ? | rights - - | Would a work permit be needed {in}?
? ? | sponsor - - | Would you want visa sponsorship?
? ? | sponsor - - | Do you prefer visa sponsorship?
? ? | sponsor - - | Are you open to sponsorship?
? ? | sponsor - - | Are you interested in visa sponsorship?
? ? | sponsor - - | Has anyone sponsored your visa?
? ? | sponsor - - | Are you without sponsorship?
? ? | sponsor - - | Is your visa sponsored?
? ? | rights - - | Did you need a visa to work {out}?
? ? | rights - - | Are you waiting for work authorization {in}?
? ? | rights - - | Is your work authorization unrestricted or tied to an employer?
? ? | rights - - | Are you authorized to work {in} and {far}?
? ? | residence - - | Are you planning to live {in}?
? ? | residence - - | Do you want to be based {in}?
? ? | residence - - | Do your children live {in}?
? ? | residence - - | Do you live and work {in}?
? ? | move - - | Have you been asked to relocate?
? ? | move - - | Is relocation necessary for you?
? ? | move - - | Do you expect to relocate?
? ? | move - - | Do you require relocation?
? ? | notice - - | Who gave you notice?
? ? | notice - - | Does your company require a notice period?
? ? | notice - - | Was your notice period paid?
? ? | salary - - | Does your expected salary include a bonus?
? ? | salary - - | Who pays your current salary?
? ? | none - - | Which languages would you like to speak?
? ? | none - - | Does anyone in your family speak German?
? ? | none - - | Do you need to speak English at work?
? ? | none - - | Have you forgotten how to speak English?
? ? | none - - | Do you expect a master's degree?
? ? | none - - | Are you working towards a bachelor's degree?
? ? | none - - | Did your parents obtain a degree?
? ? | none - - | Would you like a master's degree?
? ? | none - - | Who is your current employer's manager?
? ? | none - - | What is the phone number of your current employer?
? ? | none - - | What is your supervisor's email address?
? ? | none - - | What is your spouse's full name?
? ? | none - - | What was your last name at birth?
? ? | none - - | In which city were you born?
? ? | none - - | In which country did you study?
? ? | none - - | Which city would you like to work in?
? ? | none - - | What city is the job in?
? ? | none - - | In which country do you want to work?
? ? | none - - | What is the address of your school?
? ? | none - - | Do you have a commercial driving licence?
? ? | none - - | Is your driving licence free of points?
`,
  de: `
? ? | rights - - | Seit wann haben Sie eine Arbeitserlaubnis?
? ? | rights - - | Sollten Sie eine Arbeitserlaubnis haben?
? ? | rights - - | Hat Ihr Partner eine Arbeitserlaubnis?
? ? | sponsor - - | Wurde für Sie ein Visum benötigt?
? ? | move - - | Sind Sie schon umgezogen?
? ? | none - - | In welcher Stadt möchten Sie arbeiten?
? ? | none - - | Wie heißt Ihr Vorgesetzter mit Nachnamen?
? ? | none - - | In welchem Land haben Sie studiert?
? ? | none - - | Wie war Ihr Nachname bei der Geburt?
`,
  fr: `
? ? | rights - - | Depuis quand avez-vous un permis de travail ?
? ? | rights - - | Souhaitez-vous un permis de travail ?
? ? | none - - | Dans quelle ville souhaitez-vous travailler ?
? ? | none - - | Quel est le nom de votre supérieur hiérarchique ?
? ? | none - - | Quel était votre nom de famille à la naissance ?
? ? | none - - | Dans quel pays avez-vous étudié ?
`,
  es: `
? ? | rights - - | ¿Desde cuándo tiene permiso de trabajo?
? ? | rights - - | ¿Quiere permiso de trabajo?
? ? | none - - | ¿En qué ciudad quiere trabajar?
? ? | none - - | ¿En qué país estudió?
? ? | none - - | ¿Cuál es el apellido de su supervisor?
`,
  pt: `
? ? | rights - - | Desde quando você tem permissão de trabalho?
? ? | none - - | Em qual cidade você quer trabalhar?
? ? | none - - | Em que país você estudou?
? ? | none - - | Qual é o telefone do seu emprego?
`,
} as const
