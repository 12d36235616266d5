/** Questions about a firing for cause, jobs under federal law, unwanted touching, and vacation pay in the hourly rate. */
import type { Rule } from '@plainletter/contracts/rule'

import { AT_WORK, SEXUAL } from '../english/harassment-words.ts'

const ASK = {
  country: 'ca',
  checkedOn: '2026-11-22',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  kind: 'answer',
} satisfies Partial<Rule>

export const ENQUIRY_FIRED_FOR_CAUSE: readonly Rule[] = [
  {
    ...ASK,
    id: 'ca.fact.fired-for-cause',
    rank: 4,
    asks: [
      [
        'for cause',
        'just cause',
        'with cause',
        'dismissed for cause',
        'fired for a mistake',
        'fired me for',
        'without any warning',
        'never had a warning',
        'no warning',
        'motif sérieux',
      ],
      ['fired', 'dismissed', 'terminated', 'let go', 'lost my job', 'congédié'],
      [
        'no pay',
        'severance',
        'notice',
        'can they',
        'legal',
        'allowed',
        'fight',
        'what can i do',
        'owed',
        'a mistake',
        'years',
      ],
    ],
    verdict: 'do_this',
    says: 'Do not take their word for it: cause is hard to prove, and one mistake is seldom enough. Without it you are owed notice or pay, often far above the minimum. At a bank, airline, phone or trucking firm you can also file a free unjust dismissal complaint within 90 days, after 12 months of work. Sign nothing, and see a lawyer.',
    authority: {
      title: 'Canada Labour Code, R.S.C. 1985, c. L-2, and the common law of dismissal',
      provision:
        'sections 230, 235 and 240 (unjust dismissal, 90 days); McKinley v. BC Tel, 2001 SCC 38',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/L-2/',
      inForceFrom: '2024-02-01',
    },
  },
  {
    ...ASK,
    id: 'ca.fact.touched-at-work',
    rank: 3,
    asks: [
      [...SEXUAL, 'attouchements', 'harcèlement sexuel', 'messages cochons', 'mains aux fesses'],
      [...AT_WORK, 'patron', 'gérant', 'travail', 'collègue'],
    ],
    verdict: 'do_this',
    says: 'This is sexual harassment, and the law forbids it. Write down each time, with dates and who saw it, and keep messages. Complain in writing: the employer must look into it and may not punish you. File with the human rights body of your province within one year. If you must quit, EI can still pay. For an assault you can call the police.',
    authority: {
      title:
        'Human rights laws of the provinces, and Canadian Human Rights Act, R.S.C. 1985, c. H-6',
      provision:
        'for example Alberta Human Rights Act, R.S.A. 2000, c. A-25.5, sections 7 and 20; Human Rights Code (Ontario) sections 7 and 34',
      url: 'https://laws-lois.justice.gc.ca/eng/acts/H-6/',
      inForceFrom: '2010-01-01',
    },
  },
  {
    ...ASK,
    id: 'ca.fact.vacation-in-rate-on',
    regions: ['CA-ON'],
    rank: 2,
    asks: [
      ['vacation pay', '4%', '4 percent', 'holiday pay'],
      [
        'hourly rate',
        'in the rate',
        'included',
        'built in',
        'never paid',
        'not paid',
        'does not pay',
        "doesn't pay",
        'each cheque',
        'no vacation',
      ],
      ['legal', 'can he', 'can they', 'owed', 'allowed', 'claim'],
    ],
    verdict: 'no',
    says: 'Not without your written yes. In Ontario vacation pay is at least 4%, or 6% after five years. It may be paid with each cheque only if you agreed in writing and each pay stub shows it apart. If not, it is still owed to you. Ask in writing, then file a free claim with the Ministry of Labour within two years.',
    authority: {
      title: 'Employment Standards Act, 2000 (Ontario), S.O. 2000, c. 41',
      provision: 'sections 33 to 41, 96 and 111',
      url: 'https://www.ontario.ca/laws/statute/00e41',
      inForceFrom: '2024-06-21',
    },
  },
]
