import type { Cues } from './cues.ts'

export const ENGLISH: Cues = {
  rejection: `
    conclude/end/close/ending/stop .. process/application/candidacy .. at/here/now
    regretfully/sadly/regrettably .. conclude/end/close/stop/decline
    someone/somebody/person .. with/who .. more/deeper/stronger/better/greater/broader/closer
    other/another/some candidate*/applicant* .. closer/better/stronger/more
    filled .. role/position/vacancy/post/job
    role/position/vacancy/post/job .. internally
    filled internally
    sorry/disappointed/unhappy to let/inform/tell/say
    leave it .. for now
    not/t .. take/taking things
    closed .. application/vacancy/search
    mov*/go/going/gone/proceed*/continu*/progress*/forward/ahead/pursu* .. with .. other/another/different/someone/those
    decided/chosen/opted/elected/choose/decision .. not to .. proceed/progress/move/continue/go/take/pursue/advance/invite/offer/hire
    not/t/cannot/unable .. proceed* with your
    not/t be .. progressing/proceeding/moving/continuing/taking/advancing/pursuing/inviting/considering/selecting
    not/t .. been .. selected/shortlisted/successful/chosen/accepted
    not/t .. selected/shortlisted/successful .. for/this/on/at
    were/was/are/been/is/re not selected/shortlisted/successful/chosen
    were/was/been/is/are/application unsuccessful
    unsuccessful on this
    unable/cannot/not/t .. offer .. position/role/job/interview/employment/place
    unable/cannot/t/not .. invite you
    unable/cannot/t/not .. take/taking .. further
    position/role/vacancy/job/post/opening/spot .. filled/cancelled/canceled/closed/withdrawn/eliminated
    no longer hiring/considering/recruiting/available/open/accepting/moving
    regret to inform/tell/advise/say
    it is with .. regret
    different direction
    another direction
    offered .. position/role/job .. to someone/another
    chose/chosen/picked/hired/selected/select/appointed/accepted .. another/someone/other .. candidate*/applicant*/person/else/who/with
    another/other candidate*/applicant* .. accepted/selected/chosen/was/were/has/have/better/stronger/closer
    candidates whose .. experience/skills/background/qualifications
    not .. right/good/best/strong fit/match
    not the .. fit/match
    not a .. fit/match
    a no from us
    a no this time
    decline/declining your application
    application .. rejected/declined
    would have loved/liked
    pass on your application/candidacy
    not .. what we .. looking
    do not have .. role/position/opening/vacancy .. you
    hiring freeze
  `,
  farewell: `
    future endeavours/endeavors
    best/luck/success/well .. in/with/for your .. search/career/future/job
    keep your .. resume/cv/details/application/profile .. on/in .. file
    hope our paths cross
  `,
  sorry: 'unfortunately/sadly/regret/regrettably/regretfully/afraid/disappoint*',
  scheduling: `
    ill/sick/unwell
    reschedul*/postpon*/rearrang*
    move/change/cancel .. interview/meeting/call/appointment/date
    cannot/not/t take place
    not able to respond/reply .. every/each/all
    respond/reply to every/each/all
  `,
  offer: `
    job/position/role is yours
    you got the job
    you ve got the job
    want/wants you on/in/to join
    offer of the/a .. post/position/role/job
    confirm .. offer
    contract & attached/attaching/post/sign/signing/signature/enclosed
    start date & salary
    congratulations .. on your new job
    welcome you to/on .. team/board
    pleased/delighted/happy/excited/thrilled/glad/like/love/proud/wish/able to offer you
    offer you .. position/role/job/employment/contract
    extend/make/extending/making/present .. offer
    offer of employment
    offer letter
    your .. employment contract
    attaching/attached .. contract
    love .. you to join
    like you to join
    welcome to the team
    welcome aboard
  `,
  interview: `
    have a conversation/chat/call/talk
    send/share/give .. times/availability/slots
    hop/jump on a call
    interview & forward
    technical/final/next/second/first round/interview
    invite/inviting/invited .. you .. to/for ... interview/call/chat/conversation/screen/screening/assessment/onsite/meeting
    invited .. to/for ... interview/call/chat/conversation/screen/screening/assessment/onsite/meeting
    invitation .. interview
    offer you an interview
    schedul*/arrang*/set/book*/reschedul*/move/moving/cancel*/postpon*/plan/organise/organize .. interview/call/chat/meeting/conversation/screen
    interview/screen/call/meeting/conversation .. confirmed/booked/scheduled/set
    made it to the next/final
    you ... next stage/round
    been shortlisted
    complete/take .. assessment/challenge/test
    like/love/want/wants/keen/happy/excited to meet/speak/talk/chat with/to/you
    get to know you
    pick/choose/select/book a .. time/slot
    forward to meeting/speaking
    available/free/availability ... interview/call/chat/meet/conversation
    see/meet you .. interview
  `,
  meeting: 'interview*/call/screen/meeting/conversation/onsite/chat/zoom/meet/assessment',
  confirmation: `
    application .. in our system
    note to say .. application
    cv/resume/application .. reached/arrived
    received/got your .. cv/resume/documents
    will look at it
    only shortlisted candidates
    received your .. application
    application .. received/submitted/sent
    got your application
    thank*/thanks for applying
    thank*/thanks .. for .. your application
    under review
    still reviewing
    reviewing .. application*
    will review
    be in touch
    get back to you
  `,
  noise: `
    your purchase
    your order
    was charged
    invoice
    complete your profile
    career/job fair
    open day
    masterclass
    more interview invitations
    coach*/coaching
    newsletter
    survey
    candidate experience
    new jobs
    job alert*
    match your alert
    verify your email
    reset your password
    came across your profile
    tips to/for
    webinar
    off everything
    special offer
  `,
  smallPrint: 'unsubscribe\nview in browser\nprivacy policy',
  conditional: 'if/unless/whether/may/might/once',
  opening: 'should you/your/we\nin case\nin the event',
}
