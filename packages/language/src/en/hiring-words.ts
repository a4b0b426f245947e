import type { HiringWords } from '#hiring-words'

export const HIRING_WORDS: HiringWords = {
  common: 'the and of to for with you your we our is are have has this that will on at be not from it',
  you: 'you, your, yours',
  not: 'not, no, never, nor, cannot, unable, without, neither, nobody, stop*, cease*',
  harmlessNot:
    'not yet, no later, not only, not hesitate, not reply, no need, not need, not have to, not been made, not made . decision, no problem, no reply, not monitored, no cost, no experience, no parking, not able . respond/reply, no action, not respond, not affect, not actively, not share, not required, not heard, no decision, not wait, not received . documents/cv, not worry, not forget, no longer than, not miss, no further',
  idle: 'as a/an candidate/applicant/person, a job description, take/taking/took/taken the time, talent community, position yourself, in a position to, number of applications, number of applicants, in order to, application process, test of every, look forward to hearing, as a finalist, interview training/workshop/tips/questions/preparation/skills/guide/coaching, interviewer*',
  condition:
    'if, unless, whether, may, might, once, until, in case, in the event, when, how, would be if, without, either, whoever, could be, can be, before we can, only those, those selected, qualified candidates, candidates who/whose . qualif*/match*',
  opening:
    'should you/your/we/the, were you, only shortlisted/selected/successful, shortlisted/selected/successful candidates, as soon as, depending, only candidates',
  past: 'recently, earlier, previously, last week/month/monday/tuesday/wednesday/thursday/friday, yesterday, already, in the past, you attended, the other day, haven t heard, not heard back, as discussed, as agreed, on the phone, you took, took the time, as . discussed, it was, was great, was a pleasure, was nice, was lovely, enjoyed, after our, after the interview, following your/our/the interview/call/conversation/meeting',
  ongoing: 'still, continuing to, ongoing, currently speaking, currently interviewing, expect to',
  never: 'never, not ask, not request, not charge, beware, scam*, fraud*',
  applicant:
    'my application, my cv, my resume, my experience, my skills, my interest, i am applying, i applied, i m applying, i am writing to apply, i would be available, you told us, you asked, as requested, you requested, you mentioned, you said, your request, you let us know, you informed us, you accepted, you declined, you withdrew, you had invited me, invite me, offer me, my interview, my candidacy, my background, i interviewed, i have applied, i submitted my, i wanted to follow up on my',
  sorry: 'unfortunately, sadly, regret*, afraid, disappoint*, sorry, apolog*, unhappy',
  inform: 'inform*, tell, let . know, advise, say, notify, share, update you, announce, report, hear, writing, letting . know',
  application:
    'application*, applied, apply, applying, candidacy, candidature, cv, resume, submission, cover letter, your interest in, portfolio',
  job: 'job, position, role, vacancy, opening, post, placement, internship, apprenticeship, opportunity, requisition, search',
  hiring:
    'hiring, recruit*, interview*, vacancy, talent acquisition, talent team, human resources, shortlist*, employment, careers, cv, resume, position, job, role, candidacy, internship, selection process, join our team, portfolio, your background, your experience',
  rival:
    'another/other/different/internal/stronger/several candidate*/applicant*/person/people/profile*/individual*, someone/somebody else, someone/somebody/candidate*/applicant*/person/those/one .. whose/who/with .. more/closer/closely/better/stronger/already/direct/deeper/broader/greater/experience, another direction, different direction, candidates whose, other .. candidate*/applicant*, others, the other person, internal applicant, candidates/applicants .. more/better/closer/stronger, more aligned, internal transfer/hire/move, candidates/applicants with/who',
  someone: 'a/an/one . candidate/applicant/person/individual, somebody, someone, a finalist, a/an .. candidate',
  candidates: 'candidates, applicants, those, people, bidders',
  decide:
    'decid*, decision, chose, chosen, choose, select*, opted, elected, hired, hire, appointed, offered, offer, accepted, extended, filled, proceed*, mov*, going, gone, go, went, pursu*, continu*, progress*, advanc*, preferred, ahead, forward, picked, awarded, better, closer, closely, stronger, better match*, offering, match*, fit, going with, went with, found',
  recruit:
    'looking for, look for, hiring, recruiting, searching, take on, taking on, need anyone, openings, vacancies, have ... position/role/opening/openings/vacancy/job, fill this, fill the, need to recruit',
  proceed:
    'proceed*, mov* forward, mov* ahead, move on, moving on with, progress*, go forward, going forward, go ahead, going ahead, continu*, pursu*, advanc*, take/taking/taken .. further/forward/through, taken through, further consideration, consider* .. further, taking things, take things, successful, invite you, be considered, consider you, considering you, mov* . forward/ahead, consider* . you/your, no longer consider*, made it to, reached, through to, under consideration, in consideration, mov* on to, mov* to',
  stage: 'next/final/second/first/following stage/round/step/steps/phase, interview stage, next part',
  choose: 'select*, shortlist*, chosen, successful, accepted, picked, approved, considered',
  gone: 'filled, cancel*, closed, withdrawn, eliminated, on hold, frozen, no longer available/open/exists, discontinued, paused, put on hold, withdraw',
  refuse:
    'no longer hiring/recruiting/accepting/considering/looking, concluded our search, hiring freeze, unsuccessful, rejected, declined your, decline your, declining your, application .. declined, turned down, a no from us, a no this time, it s a no, it is a no, rejection, pass on your, leave it here/there, leave it .. for now, conclude the process, end/ending/close/closing/conclude .. application/process/candidacy .. here/at/now, regretfully .. conclude/end/decline, not better news, wish . had better news, application ... declined/rejected, hiring internally, hired internally, filled . internally, no longer under consideration, no longer being considered, no longer in consideration, not .. work out',
  fit: 'fit, match, matches, matched, suited, suitable, align*, meet .. requirements/criteria, what we . looking for, what we need, right for',
  unreal: 'would have loved, would have liked, had hoped, wished we could, wish we could',
  farewell:
    'future endeavours/endeavors, best/luck/success/well .. in/with/for your .. search/career/future/job/endeavours/endeavors, keep your .. resume/cv/details/application/profile .. on/in .. file, hope our paths cross, all the best, every success, wish you well, apply again, reapply, keep an eye on our, look out for, encourage you to apply, future openings/opportunities/roles/vacancies',
  invite: 'invit*, would like to see you, shortlisted',
  interview:
    'interview*, phone screen, screening call, video screen, onsite, on site visit, assessment centre/center/day, trial day, trial shift, recruiter call, technical round, final round, zoom call, intro chat, intro call, introductory call, initial call, screening interview',
  meeting: 'call, meeting, conversation, chat, zoom, teams, video, appointment, coffee, screen, discussion',
  meet: 'meet, meeting you, speak, talk, chat, get to know, discuss, connect, join us for, visit, come in, come by, walk . through, join . call, learn more about you, like to see you',
  arrange:
    'schedul*, arrang*, set up, book*, slot*, availab*, free, calendar, calendly, time that suits/works, times, pick a, choose a, reschedul*, rearrang*, cancel*, confirmed, organise, organize, plan a, set a, suit you, works for you, work for you, work for, move it, hop on, jump on, send .. invite, move your/our interview',
  wish: 'would like, would love, d like, d love, love to, like to, want, wants, pleased, happy, glad, delighted, excited, thrilled, keen, looking forward, look forward, could you, can you, would you, are you, please, let s, can we, could we, does, will be, shall we, grab, pick, choose, select',
  test: 'assessment*, test, tests, challenge, assignment, exercise, take home, case study, coding task, hackerrank, codility, coding challenge, video interview questions',
  take: 'complet*, take, submit, do, solve, link, deadline, within, valid, days, hours, minutes, next step, finish, attempt, return, send .. back, brief',
  offer: 'offer, offering, offer you, offered, extend',
  hire: 'offer letter, letter of offer, offer of employment, job offer, formal offer, employment offer, extend . an offer, extend .. offer .. to you, extending .. offer to you, make you an offer, make you .. offer, pleased/delighted/happy/excited/thrilled/glad .. offer you, like/love to offer you, offer you the/a .. position/role/job/post, confirm our offer, confirm .. offer, our offer of, offer of the, you got the job, you ve got the job, job/position/role is yours, welcome to the team, welcome aboard, welcome you to the team, welcome you .. board, love .. you to join, like you to join, want/wants you on/in/as, want/wants you to join, hire you, you are hired, you re hired, have you on the/our team, congratulations .. on your new job, you on board, bring you on, extend* ... offer, your employment contract, make .. offer to you, appoint you, your appointment as, you have been successful and, offer you employment',
  contract: 'contract, contract of employment, employment agreement, paperwork, compensation package, base salary',
  sign: 'sign, signed, signature, attached, attaching, enclosed, countersign, contract is, annual salary, per year',
  received:
    'received, receipt, registered, submitted, reached us, arrived, sent to, was sent, got your, in our system, now with our, acknowledge, with our recruitment, being considered, being reviewed, still in the running, under review, under consideration',
  thanks:
    'thank, thanks, thankful, appreciate*, grateful, great that you, glad you applied, pleased that you applied, thrilled that you applied',
  review:
    'review*, look/looks at, go/going through, consider*, be in touch, in touch, get back, hear from us, contact you, assess*, evaluat*, reads every, read it, will read, look into, come back to you, decision, keep you posted, let you know, screening, reach out',
  ask: 'please send, please provide, please attach, please upload, please submit, please share, please complete, please fill, please reply with, please confirm your, please email, please forward, please find time to send, send us, send me, send them, provide us, provide the, provide your, could you provide, could you send, can you send, could you share, could you let, can you let, let me know your, let us know your, could you confirm, can you confirm, we need, we still need, we require, we also need, kindly send, kindly provide, kindly share, kindly submit, would need, need you to, need some, need a copy, what salary, upload your, attach it, fill in, fill out, forward us, need to see, looking for a copy, please update, please answer, could you answer, request that you, ask you to, asked to provide',
  missing:
    'missing, outstanding, incomplete, not attached, still need, additional information, further information, action required, required documents, need more',
  document:
    'document*, certificate*, reference*, referee*, transcript*, portfolio, passport, id, licence, license, registration, diploma, degree, work permit, right to work, visa, salary expectation*, salary, notice period, start date, earliest start, copy, copies, form, proof, cv, resume, information, details, work samples, availability to start, address*, background check, names of two, location preference, expected salary, questions below, cover letter, letter, questionnaire',
  delay:
    'reschedul*, cancel*, new date, postpon*, rearrang*, delay*, ill, sick, unwell, longer than, not take place, cannot take place, another day, move your/our/the interview, move it, travel problems, parking, individual feedback, respond to every, reply to every, every applicant, each applicant, all applicants, individually, volume, relocation',
  withdrawn: 'withdrawal, withdrawn your, withdraw your, have withdrawn, your request to withdraw, successfully withdrawn',
  autoReply:
    'out of office, out of the office, automatic reply, auto reply, autoreply, on vacation, on annual leave, on leave, away from my desk, limited access to email, inbox . not . monitored, not actively monitored, unmonitored, maternity leave, parental leave',
  courtesy:
    'see you then, see you there, have a good/great/nice, thanks for confirming, thank you for confirming, got the files, got it, looking forward to it, no problem, noted, well received, perfect',
  bulk: 'newsletter, new jobs, job alert*, jobs you might, jobs for you, job matches, new matches, jobs matching, match your alert, matches for you, saved search, your alert, recommended jobs, recommended for you, digest, survey, your feedback, how did we do, candidate experience, webinar, tips to/for, masterclass, career/job fair, open day, coach*, mock interview, career coaching, verify your email, verification code, reset your password, security code, one time code, confirm your email, complete your profile, candidate account, your order, your purchase, was charged, invoice, receipt for, special offer, off everything, talent community update, in this month s, see open roles, view all jobs, apply early, new jobs in, more interview invitations, off your, your account will, podcast, read more, latest jobs, is hiring, are hiring, people are viewing, premium, profile views, promo code, shipped, track your package, course, bootcamp, sign up now, register now, giveaway, annual report, stay tuned, refer a friend, personal data',
  smallPrint:
    'unsubscribe, view in browser, privacy policy, manage preferences, manage your preferences, email preferences, you are receiving this, you get this because',
  outreach:
    'came across your profile, found your profile, saw your profile, your profile caught, your background caught, reaching out because, reach out and invite you, exciting opportunity, our client, my client, a client, with a client, client who is, one of our clients, immediate opening with, open to hearing, open to new opportunities, are you interested in, interested in new, working with a client, confidential role, great fit for what, urgent requirement, below requirement, direct client, w2, c2c, would you be interested, perfect for a, talent pool invitation, try our platform, interested in this role/position/opportunity, if interested, let me know if you are interested, if you are interested, we have an opening, have an immediate, job description below, hourly rate, contract to hire, staffing, perfect fit for, great fit for, your linkedin, resume on, new opportunity, opportunity that, reaching out to, reaching out about, network with, looking for new opportunities, open to a, passive candidates, would this be of interest',
  otherMatter:
    'loan, mortgage, credit card, credit limit, lending, borrower, rental, landlord, tenant, tenancy, apartment, flat, viewing, property, lease, lettings, scholarship, grant application, fellowship award, admission*, admissions committee, msc programme, degree programme, tuition, place on the, trial, demo, subscription, your plan, pricing, dashboards, deployment, health check, pull request, build failed, insurance policy, policy number, claim number, visa application, planning permission, building permit, patent, benefit claim, membership application, account opening, your store, your website, sales call, product tour, quote for, your booking, reservation, doctor, dentist, patient, medical appointment, vaccination, school enrolment, adoption application, volunteer*, prize, lottery, inheritance, beloved, donation, refund, delivery, parcel, warranty, beta access, early access, waitlist, conference talk, call for papers, proposal submission, app store, api access, your startup, accelerator, founders, cohort, batch, permit, quiz show, casting, research study, user research, dental, membership, tender, supplier, bidders, jury, your bid, embassy, consulate, master s program/programme/degree, course enrolment, place in/at . program/programme/course/school, nursery, kindergarten, your child, parents evening, audition, choir, contest, competition, audience with, exam registration',
  money:
    'fee, fees, deposit, gift card*, bitcoin, cryptocurrency, bank account, bank details, bank name, wire transfer, western union, moneygram, payable, mail you a check, send you a check, cashier s check, money order, prepaid card*, zelle, cash app, purchase equipment, buy your equipment, buy equipment, advance payment, pay for',
  identity:
    'passport, copy of your id, id card, identity card, driver s license, driving licence, social security number, ssn, national id, scan of your, photo of your id, identity document',
  credentials:
    'email password, your password, verify your account, verify . candidate account, confirm your identity, verify your identity, sign in within, log in within, one time code, security code',
}
