/** Questions about job offers, vacation pay, speaking up, and work without papers. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const SPEAK = {
  title:
    'Whistleblower law of your state; Occupational Safety and Health Act (OSHA), section 11(c)',
  provision:
    '29 U.S.C. 660(c); for example Florida Statutes 448.102, New Jersey N.J.S.A. 34:19-3, California Labor Code 1102.5',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section660&num=0&edition=prelim',
  inForceFrom: '1971-04-28',
}
const PTO = {
  title: 'Wage law of your state on vacation pay',
  provision:
    'for example California Labor Code 227.3, Illinois 820 ILCS 115/5, Massachusetts c. 149, s. 148',
  url: 'https://www.dol.gov/general/topic/wages',
  inForceFrom: '1990-01-01',
}
const OFFER = {
  title: 'Promissory estoppel and at-will employment (state law)',
  provision:
    'common law; Restatement (Second) of Contracts, section 90; for example California Labor Code 970',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '1990-01-01',
}
const PAPERS = {
  title:
    'Fair Labor Standards Act (FLSA) and Immigration and Nationality Act (INA): workers without papers',
  provision: '29 U.S.C. 206, 207, 215(a)(3) and 216(b); 8 U.S.C. 1324b',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section215&num=0&edition=prelim',
  inForceFrom: '1938-06-25',
}
const TELL_EMPLOYMENT = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general', 'consumer', 'housing', 'family', 'debt', 'criminal'],
} satisfies Partial<Rule>
export const ENQUIRY_JOB_PROMISES: readonly Rule[] = [
  {
    ...TELL_EMPLOYMENT,
    id: 'us.story.speak-up',
    kind: 'answer',
    rank: 8,
    asks: [
      [
        'reported',
        'complained',
        'told my manager',
        'told my boss',
        'wrote to',
        'safety',
        'unsafe',
        'illegal',
        'no brakes',
        'whistleblower',
      ],
      ['fired', 'let go', 'terminated', 'retaliation', 'demoted', 'cut my hours'],
    ],
    verdict: 'it_depends',
    dependsOn: 'what you reported, to whom, and your state',
    says: 'Laws protect those who report danger or unlawful acts. To OSHA you must go within 30 days. Keep the messages that show the dates, and see a work lawyer soon.',
    authority: SPEAK,
  },
  {
    ...TELL_EMPLOYMENT,
    id: 'us.story.vacation-pay',
    kind: 'answer',
    rank: 7,
    asks: [
      ['pto', 'vacation', 'paid time off'],
      [
        'pay out',
        'paid out',
        'payout',
        'lose',
        'lost',
        'wiped out',
        'take away',
        'quit',
        'fired',
        'unlimited',
        'unused',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'your state and the policy',
    says: 'In states like California, Illinois and Massachusetts earned vacation is wages and cannot be wiped out. Elsewhere the written policy decides. Ask for it and file a wage claim.',
    authority: PTO,
  },
  {
    ...TELL_EMPLOYMENT,
    id: 'us.story.job-offer',
    kind: 'answer',
    rank: 6,
    asks: [
      ['job offer', 'offer letter', 'the offer', 'their offer', 'new job'],
      [
        'rescinded',
        'rescind',
        'withdrew',
        'withdrawn',
        'pulled',
        'took back',
        'cancelled',
        'canceled',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'what was promised and what you gave up',
    says: 'Most jobs are at will, so an offer can be pulled. If you relied on a clear promise and lost by it, you may get those costs. Keep the letter and your receipts.',
    authority: OFFER,
  },
  {
    ...TELL_EMPLOYMENT,
    id: 'us.story.no-papers',
    kind: 'answer',
    rank: 3,
    when: {
      not: [{ says: ['denaturaliz', 'green card interview', 'visa denied', 'marriage interview'] }],
    },
    asks: [
      [
        'no papers',
        'undocumented',
        'no documents',
        'without papers',
        'call ice',
        'immigration on me',
        'deport',
        'deported',
        'call immigration',
        'calls immigration',
        'called immigration',
        'report me to immigration',
        'report me to ice',
        'call la migra',
        'not a citizen',
        'not legal',
        'am not legal',
        'im not legal',
        'not here legally',
        'no green card',
        'work permit',
        'asylum',
        'immigrant',
        'immigration',
        'no social',
      ],
      [
        'boss',
        'the owner',
        'employer',
        'wont pay',
        "won't pay",
        'dont want to pay',
        'not pay me',
        'paid me for',
        'he owes me',
        'owes me',
        'overtime',
        'no overtime',
        'complain',
        'pay',
        'pays',
        'wages',
        'my hours',
        'last two weeks',
      ],
    ],
    verdict: 'yes',
    says: 'Pay laws protect you with or without papers. Every hour is owed, mostly with half as much more after 40 hours a week. Your boss may not punish you or call immigration because you asked for pay. Keep the threats and write down your hours. The Wage and Hour Division helps free, whatever your papers: 1-866-487-9243. You have two years, or three if it was on purpose.',
    authority: PAPERS,
  },
]
