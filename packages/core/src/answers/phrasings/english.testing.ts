/**
 * One phrasing a line, invented: the truth for Ann and for Raj (y, n; ? means that the profile cannot say it, so it is asked; * that no yes or
 * no is an answer), the list that goes with it and its true options (- means none), and the words. {in} is where the job is, {out} a country
 * that the profile also knows, {far} one that it does not know.
 */
export const ENGLISH_PHRASINGS = `
y y | rights 0 1 | Are you legally allowed to work {in}?
n y | sponsor 0 1 | Will you need an employer to sponsor your visa {in}, now or later?
? ? | rights - - | Have you ever been authorized to work {in}?
? ? | sponsor - - | Have you needed visa sponsorship in the past?
? ? | rights - - | Could you be authorized to work {in} by March?
? ? | sponsor - - | Have you required sponsorship to work {in}?
n y | rights 2 - | Are you currently authorized to work {out}?
? ? | rights - - | Are you authorized to work {far}?
? ? | sponsor - - | Would you need sponsorship to work {far}?
? ? | rights - - | Do you have a work permit or need one?
? ? | sponsor - - | Do you require sponsorship, or are you already authorized to work {in}?
? ? | rights - - | Are you authorized to work {in} and do you require sponsorship?
y n | sponsor 0 1 | Are you authorized to work {in} without needing sponsorship?
? ? | sponsor - - | Is it correct that you won't require sponsorship?
? ? | rights - - | Do you lack authorization to work {in}?
? ? | rights - - | Are you not allowed to work {in}?
? ? | sponsor - - | You do not need a visa to work {in}, do you?
? ? | rights - - | Is your partner authorized to work {in}?
? ? | sponsor - - | Does your husband or wife need sponsorship?
? ? | sponsor - - | Does your current employer sponsor you?
? ? | sponsor - - | Did a previous employer sponsor your visa?
? ? | sponsor - - | Are you being sponsored by another company?
? ? | sponsor - - | Have you been sponsored {in}?
? ? | sponsor - - | Do you sponsor anyone?
? ? | rights 0 1 | What work permit do you hold?
? ? | sponsor 0 1 | Which visa do you need?
* * | rights 0 1 | Which of the following describes your right to work {in}?
? ? | rights - - | When does your work permit expire?
? ? | rights - - | Who holds your work permit?
? ? | rights - - | Can you obtain the right to work {in}?
? ? | rights - - | Would you like work authorization {in}?
? ? | rights - - | May we verify your right to work {in}?
? ? | rights - - | Do you need to renew your work permit?
? ? | rights - - | Do you have to have work authorization {in}?
y y | rights 0 1 | Do you possess valid work authorization {in}?
? ? | rights - - | Are you and your family eligible to work {in}?
? ? | rights - - | Will you be eligible to work {in} when you graduate?
n y | sponsor 0 1 | Do you now, or will you in the future, need sponsorship to continue working {in}?
? ? | sponsor - - | If hired, would you decline sponsorship?
? ? | sponsor - - | Does this role offer sponsorship?
? ? | sponsor - - | Is sponsorship available for this role?
y n | none - - | Are you a citizen {in}?
? ? | none - - | Were you a citizen {in} at birth?
? ? | none - - | Are you eligible for citizenship {in}?
? ? | none - - | Have you been a citizen {in} for five years?
* * | none - - | What is your citizenship?
? ? | none - - | Would you become a citizen?
y y | residence 0 0 | Do you currently live {in}?
? ? | residence - - | Have you lived {in} before?
? ? | residence - - | Would you live {in}?
? ? | residence - - | Can you be located {in}?
? ? | residence - - | Could you be based {in}?
? ? | residence - - | Do you have to live {in}?
n n | residence 1 1 | Are you based {out}?
? ? | residence - - | Does your family live {in}?
? ? | residence - - | Have you been based {in}?
? ? | residence - - | Did you live {out}?
? ? | residence - - | Are you located {in} or {out}?
? ? | residence - - | Where did you live before?
* * | notice 1 2 | How much notice do you have to give?
* * | notice 1 2 | What is your notice period?
? ? | notice - - | Have you handed in your notice?
? ? | notice - - | Can your notice period be shortened?
? ? | notice - - | Are you on notice?
? ? | notice - - | What was your last notice period?
? ? | notice - - | What notice period do you expect from us?
? ? | notice - - | Is your notice period negotiable?
n n | notice 1 2 | Can you start immediately?
* * | notice 1 2 | Can you start as soon as possible?
? ? | notice - - | When did you begin to work?
? ? | notice - - | When would you like us to begin?
? ? | notice - - | Have you started work?
? ? | salary - - | What is your current salary?
? ? | salary - - | What salary did you expect before?
? ? | salary - - | Is your expected salary negotiable?
? ? | salary - - | What is the salary at your current company?
? ? | salary - - | What pay would your employer expect?
* * | salary 1 1 | What annual salary do you expect?
? ? | salary - - | Do you expect a salary increase?
y n | move 0 1 | Would you be willing to relocate for this role?
? ? | move - - | Have you relocated for a job?
? ? | move - - | Would you have to relocate for this role?
? ? | move - - | Are you relocating {in}?
? ? | move - - | Do you need to relocate for this role?
? ? | move - - | Are you unwilling to relocate?
? ? | move - - | Would your family relocate?
? n | move - 1 | Are you willing to relocate {far}?
? ? | move - - | Are you willing to relocate or work remotely?
? ? | move - - | When can you relocate?
? ? | move - - | Are you only willing to relocate with assistance?
? ? | none - - | Are you under 18?
? ? | none - - | Are you at least 21 years of age?
? ? | none - - | Are you 18 years or younger?
? ? | none - - | Is everyone in your household over 18?
y n | none - - | Do you hold a valid driver's license?
? ? | none - - | Have you had a driver's license?
? ? | none - - | Can you have a driver's license by then?
? ? | none - - | What driver's license do you have?
? ? | none - - | Which type of driving licence do you possess?
? ? | none - - | Do you need a driving licence?
? ? | none - - | Was your driving licence ever suspended?
? ? | none - - | Do you have a driving licence or a car?
? ? | none - - | Do you have a driving licence {far}?
? ? | none - - | Have you ever been convicted of a crime?
? ? | none - - | Have you never been convicted?
? ? | none - - | Do you have any pending charges?
? ? | none - - | Are you related to anyone who works here?
? ? | none - - | Are you related to an employee?
? ? | none - - | Does a relative of yours work for us?
? ? | none - - | Have you worked here before?
? ? | none - - | Have you ever been employed by this company?
? ? | none - - | Do you work here now?
? ? | none - - | Has anyone you know worked for us before?
? ? | none - - | Would you work with us in the future?
y n | none - - | Are you willing to travel for work?
? ? | none - - | Are you able to travel to work?
? ? | none - - | Have you been willing to travel?
? ? | none - - | Do you have to travel for work?
? ? | none - - | What travel are you willing to do?
`
