/** Questions about a job that the employer ends: reasons, notice and redundancy. */
import type { Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { BOSS, FIRED, LAID_OFF, NOTICE_PAY } from '../english/work-words.ts'
import { LAW } from './authority.ts'

const ASK_WORK = {
  country: 'ie',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-21',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
} satisfies Partial<Rule>

export const ENQUIRY_DISMISSAL: readonly Rule[] = [
  {
    ...ASK_WORK,
    id: 'ie.ask.fired',
    kind: 'answer',
    rank: 30,
    when: {
      not: [
        {
          says: [
            'pregnant',
            'pregnancy',
            'cannot pay',
            "can't pay",
            'cannot afford',
            "can't afford",
          ],
        },
      ],
    },
    verdict: 'it_depends',
    asks: [
      FIRED,
      [...BOSS, ...ASKING, 'out sick', 'off sick', 'by whatsapp', 'by text', 'years there'],
    ],
    dependsOn: 'how long you worked there, and the reason',
    says: 'After 12 months of work the employer must show a fair reason and process. Complain to the WRC within six months. It is free.',
    authority: LAW.unfair,
  },
  {
    ...ASK_WORK,
    id: 'ie.ask.laid-off',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [LAID_OFF, ASKING],
    dependsOn: 'your years of work and if the job is really gone',
    says: 'After two years you get two weeks of pay for each year and one more, up to €600 a week. You also get notice.',
    authority: {
      ...LAW.redundancy,
      provision:
        'sections 7 and 24 and Schedule 3 (Redundancy Payments Acts 1967 to 2014), with Minimum Notice and Terms of Employment Act 1973, section 4 and Unfair Dismissals Acts 1977 to 2015, section 6 (a fair choice)',
    },
  },
  {
    ...ASK_WORK,
    id: 'ie.ask.notice',
    kind: 'answer',
    verdict: 'it_depends',
    asks: [NOTICE_PAY, BOSS],
    dependsOn: 'your years of work and your contract',
    says: 'After 13 weeks it is one week, after two years two, after five four, after ten six, after fifteen eight. Your contract may give more.',
    authority: LAW.notice,
  },
  {
    ...ASK,
    id: 'ie.ask.dismissed-pregnant',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['employment', 'general'],
    asks: [
      ['pregnant', 'pregnancy', 'maternity leave', 'parental leave'],
      [
        'fired',
        'dismissed',
        'sacked',
        'let go',
        'terminated',
        'lost my job',
        'redundant',
        'dismissal',
      ],
    ],
    says: 'It is against the law to dismiss you because you are pregnant or on leave. You do not need 12 months of work for that. Complain to the WRC within six months for free.',
    authority: {
      title:
        'Unfair Dismissals Act 1977, Maternity Protection Act 1994 and Employment Equality Act 1998',
      provision: 'section 6(2)(f) of the Act of 1977; sections 6(2A) and 77 of the Act of 1998',
      url: 'https://revisedacts.lawreform.ie/eli/1977/act/10/revised/en/html',
      inForceFrom: '1999-10-18',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.settlement-agreement',
    kind: 'answer',
    rank: 9,
    verdict: 'do_this',
    topics: ['employment', 'general'],
    asks: [
      [
        'settlement agreement',
        'severance agreement',
        'sign a release',
        'deed of release',
        'termination agreement',
        'exit agreement',
        'settlement offer',
      ],
      ['sign', 'signing'],
    ],
    says: 'Do not sign on the spot. A waiver of your rights counts only if you knew what you gave up, so advice is mostly part of it. Ask the firm to pay for a solicitor.',
    authority: {
      title: 'Unfair Dismissals Act 1977',
      provision: 'section 13 (terms that take away rights are void)',
      url: 'https://revisedacts.lawreform.ie/eli/1977/act/10/revised/en/html',
      inForceFrom: '1977-05-09',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.fired-no-reason',
    kind: 'answer',
    rank: 7,
    checkedOn: '2026-11-22',
    topics: ['employment', 'general', 'consumer'],
    asks: [
      ['let go', 'fired', 'sacked', 'dismissed', 'lost my job', 'terminated'],
      [
        'no reason',
        'without a reason',
        'without reason',
        'no warning',
        'without warning',
        'no notice',
        'on the spot',
        'after a year',
        'after 14 months',
        'after 2 years',
        'after two years',
        'after years',
        'being late',
        'for being sick',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'how long you worked there, and the reason',
    says: 'After 12 months the employer must show a fair reason and a fair process: warnings, a hearing, an appeal. Ask in writing for the reasons; you must get them in 14 days. Complain to the WRC within six months. Notice is due after 13 weeks.',
    authority: {
      title: 'Unfair Dismissals Act 1977',
      provision:
        'sections 2, 6, 8 and 14, with the code in S.I. No. 146 of 2000 and Minimum Notice and Terms of Employment Act 1973, section 4',
      url: 'https://revisedacts.lawreform.ie/eli/1977/act/10/revised/en/html',
      inForceFrom: '2015-10-01',
    },
  },
]
