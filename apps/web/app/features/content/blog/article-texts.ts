import type { Section } from '#features/content/prose/prose.tsx'

/** The texts of the articles by their slugs; `core/content/articles.ts` lists them. */
export const ARTICLE_TEXTS: Readonly<Record<string, readonly Section[]>> = {
  'read-a-posting-in-two-minutes': [
    {
      title: '',
      body: [
        'A posting is written by several people: somebody who knows the work, somebody who knows the law, and somebody who likes the word “passionate”. You need what the first one wrote. It is usually four sentences long.',
      ],
    },
    {
      title: 'The four sentences',
      body: [
        [
          'What you must already have: a license, a degree the law requires, the right to work in the country.',
          'What you will do most of the day. Look for verbs with an object: “plan shifts”, “close the monthly accounts”.',
          'When and where: shifts, weekends, travel, days in the office.',
          'What it pays, or why it doesn’t say.',
        ],
        'If one of these rules you out, stop. Leaving a posting after twenty seconds isn’t a failure. It’s the point.',
      ],
    },
    {
      title: 'What “nice to have” means',
      body: [
        'A list under “nice to have” describes the person who left. Nobody expects you to be that person. If you have half of it, mention the half in one line. If you have none of it, say nothing about it.',
        'A list under “requirements” is different, but look at the words. “You hold a forklift license” isn’t up for discussion. “Several years of experience” is.',
      ],
    },
    {
      title: 'When to stop reading',
      body: [
        'Stop after the four sentences and decide: yes, no, or one question. With one question, write it down and apply. It makes a good last question for the first interview.',
        'If you use our [job search](/search), the sentences that rule people out come first, with your own evidence beside each requirement, so two minutes become one.',
      ],
    },
  ],
  'what-a-match-score-can-tell': [
    {
      title: '',
      body: [
        'A score of 78 means that your profile has most of what the posting asks for, as far as we could read it. It doesn’t say that you have a 78 percent chance. Nobody knows that number, and anyone who shows you one has made it up.',
      ],
    },
    {
      title: 'What goes into it',
      body: [
        'We compare job title and level, required and nice-to-have skills, years, place, pay and the age of the posting. Each part is shown with the sentence of the posting and the line of your profile that were compared.',
        'Some things aren’t weighed against the rest. A missing license or permit is shown separately and keeps the score low, because no amount of experience makes up for it.',
      ],
    },
    {
      title: 'How to argue with it',
      body: [
        [
          'Open it. If a requirement is marked as missing and you have it, your profile doesn’t say so in words that a stranger would understand. Add the line.',
          'Look for what wasn’t read. A three-sentence posting can’t give a good score, and we say how much of it we could use.',
          'Compare two jobs, not one job with perfection. The order is more reliable than the figure.',
        ],
      ],
    },
    {
      title: 'What it can’t know',
      body: [
        'Whether you would like the people. Whether the manager who wrote the posting already has someone in mind. Whether you want the work. Those are for you to judge, so overrule the number whenever you like: jobs below your limit are one click away.',
      ],
    },
  ],
  'questions-only-you-may-answer': [
    {
      title: '',
      body: [
        'Most questions on a form are about facts: your name, your last employer, the year of your degree. A program may fill these in. Some look like facts but aren’t.',
      ],
    },
    {
      title: 'Three kinds that are yours',
      body: [
        [
          'Consent. “I agree that my data is passed on to partners” is a decision, and a different one with each employer.',
          'Legal statements. “I declare that everything above is complete” has your signature under it, whoever ticked the box.',
          'Who you are: health, origin, belief, gender. You may answer, and you may refuse. Either is an answer.',
        ],
        'Our software doesn’t guess these, and it doesn’t keep your answer for the next form. An application with such a question waits under “Needs you” until you have looked at it.',
      ],
    },
    {
      title: 'Prepare once',
      body: [
        'What you can prepare are the facts behind them: the number and expiry date of a license, the countries where you may work and on what basis, how much notice you have to give. Enter them in your profile, once for each country. Then the waiting list stays short.',
      ],
    },
    {
      title: 'Why stop at all',
      body: [
        'An automatic “yes” saves four seconds. If it is wrong, it costs an offer, and sometimes more. That is a bad trade, so we don’t make it for you.',
      ],
    },
  ],
  'remote-hybrid-on-site': [
    {
      title: '',
      body: [
        '“Remote” once meant that nobody cared where you sat. Today it can mean that, or one country, or one time zone, or two hours from the office by train.',
      ],
    },
    {
      title: 'Remote, with conditions',
      body: [
        'Look for the word after it. “Remote (EU)” is about tax and employment law: you must live there. “Remote, CET ± 2” is about meetings. “Remote first” usually has an office that some people never see and others visit each week.',
        'If the posting names a city beside “remote”, the contract is most likely made there. Ask.',
      ],
    },
    {
      title: 'Hybrid, by the calendar',
      body: [
        'Hybrid means a number of days, and the number is often missing. Two fixed days a week are a different job from eight days a month of your choice: with the second, you can live far away.',
      ],
    },
    {
      title: 'Five questions before the first interview',
      body: [
        [
          'From which countries may I work, and for how many weeks from others?',
          'Which days are fixed, and who fixes them?',
          'Who pays for travel, the desk and the internet connection?',
          'Does the pay depend on where I live?',
          'Is the arrangement in the contract, or in a policy that can change?',
        ],
        'In the [job search](/search) you can filter for one of the three. That leaves out postings that don’t say, so look at “All work types”, too.',
      ],
    },
  ],
  'a-portfolio-without-a-screen': [
    {
      title: '',
      body: [
        'Designers send a link. If you cook, build, nurse or drive, your work is eaten, lived in, discharged or delivered. You can still show it.',
      ],
    },
    {
      title: 'Six ways',
      body: [
        [
          'One page with five photographs and a sentence for each: what it was, what was hard, what you decided.',
          'A before and after. Few things say “carpenter” like a stair that is straight again.',
          'A number with its unit: covers a night, beds on the ward, pallets an hour, rework in percent.',
          'A plan you made: a shift schedule, a menu with costs, a route. Take out your employer’s names and prices.',
          'Two lines from somebody who has seen you work, with their permission and a way to reach them.',
          'What you teach: apprentices, new colleagues, a procedure named after you.',
        ],
      ],
    },
    {
      title: 'What to leave out',
      body: [
        'Patients, guests and children: always. Customers’ homes, unless they agreed. Anything your contract calls confidential. If in doubt, describe it instead of showing it.',
      ],
    },
    {
      title: 'Where to put it',
      body: [
        'A website of your own is fine, and so is a one-page PDF. Add its address to the links in your profile, and it appears on every resume you make here. You can also switch on a [public profile](/settings): its address can’t be guessed, and it shows only what you tick.',
      ],
    },
  ],
  'naming-your-salary': [
    {
      title: '',
      body: [
        'The question comes early, usually at a bad moment. You don’t need a script for it. You need one figure, one reason, and then silence.',
      ],
    },
    {
      title: 'One figure',
      body: [
        'Not a range. A range is heard as its lower end. Choose the figure that you would accept without regret and add what you can defend: a tenth is usual, a third isn’t.',
        'Say what it is: per year or per month, before tax, with or without bonus. Half of all misunderstandings start here.',
      ],
    },
    {
      title: 'One reason',
      body: [
        'The best reason is about the work: “You want nights and the license, and both are paid above the table in this region.” The second best is what you have now. The worst is your rent.',
      ],
    },
    {
      title: 'One silence',
      body: [
        'Then wait. The next sentence isn’t yours. People who keep talking here end up bargaining with themselves.',
        'In a form there is no silence. If the field allows words, write the figure and “negotiable for the whole package”. If it takes only a number, give the figure. In many places you may leave it empty, and in some places employers may not ask what you earned before: look up the rules where you live.',
      ],
    },
  ],
}
