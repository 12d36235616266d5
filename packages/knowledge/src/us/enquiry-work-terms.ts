/** Questions about injuries at work, rival work and who is an employee. */
import type { Rule } from '@plainletter/contracts/rule'

import { CHECKED } from './cite-law.ts'

const INJURY = {
  title: 'Workers’ compensation act of your state',
  provision:
    'for example California Labor Code 5400, Texas Labor Code 409.001, Florida Statutes 440.185, Illinois 820 ILCS 305',
  url: 'https://www.dol.gov/agencies/owcp/wc',
  inForceFrom: '2000-01-01',
}
const RIVAL = {
  title: 'State laws on non-compete agreements',
  provision:
    'for example California Business and Professions Code 16600, Texas Business and Commerce Code 15.50, Illinois 820 ILCS 90, Washington RCW 49.62',
  url: 'https://www.usa.gov/legal-aid',
  inForceFrom: '2020-01-01',
}
const STATUS = {
  title: 'Fair Labor Standards Act (FLSA) and Internal Revenue Code (IRC): employee or contractor',
  provision: '29 U.S.C. 203; 26 U.S.C. 3509; IRS Form SS-8',
  url: 'https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title29-section203&num=0&edition=prelim',
  inForceFrom: '2000-01-01',
}
const ASK_JOB = {
  ...CHECKED,
  kinds: ['ENQUIRY'],
  topics: ['employment', 'general'],
} satisfies Partial<Rule>
export const ENQUIRY_WORK_TERMS: readonly Rule[] = [
  {
    ...ASK_JOB,
    id: 'us.ask-life.work-injury',
    kind: 'answer',
    rank: 4,
    when: {
      not: [
        {
          says: [
            'fired me',
            'they fired',
            'got fired',
            'was fired',
            'been fired',
            'i was terminated',
            'terminated me',
            'let me go',
            'laid me off',
          ],
        },
      ],
    },
    asks: [
      [
        'hurt at work',
        'injured at work',
        'injury at work',
        'injured on the job',
        'hurt on the job',
        'workers comp',
        "workers' comp",
        "workers' compensation",
        'workers compensation',
        'fell at work',
        'hurt my back at work',
        'got hurt at work',
        'hurt my back',
        'hurt my hand',
        'cut my hand',
        'workers comp claim',
        'work comp',
        'hurt my knee',
        'hurt my shoulder',
        'injured my',
        'fell off a ladder',
        'work accident',
        'got hurt lifting',
        'hurt lifting',
        'got hurt at the',
        'hurt at the warehouse',
        'hurt on the',
        'not to file anything',
        'my boss told me not to file',
        'lifting boxes',
        'fell at the job',
        'hurt working',
      ],
    ],
    verdict: 'do_this',
    says: 'Tell your employer in writing now and see a doctor. File a claim under your state’s act: fault does not matter, but the time is short. They may not fire you for it.',
    authority: INJURY,
  },
  {
    ...ASK_JOB,
    id: 'us.ask-life.rival-work',
    kind: 'answer',
    rank: 5,
    asks: [['non-compete', 'noncompete', 'non compete', 'not to compete', 'competitor']],
    verdict: 'it_depends',
    dependsOn: 'your state, your pay and what you signed',
    says: 'Some states bar such promises, others allow only fair ones. Do not sign a new one in a hurry, and show yours to a lawyer before you leave.',
    authority: RIVAL,
  },
  {
    ...ASK_JOB,
    id: 'us.ask-life.contractor',
    kind: 'answer',
    rank: 7,
    asks: [
      [
        '1099 worker',
        '1099 employee',
        '1099 contractor',
        'as a 1099',
        'on a 1099',
        'on 1099',
        'paid 1099',
        'independent contractor',
        'misclassified',
        "says i'm a contractor",
        'calls me a contractor',
        'independant contractor',
        '1099 me',
        'paid as a contractor',
        'gives me a 1099',
        'pays me 1099',
      ],
      ['boss', 'employer', 'company', 'hours', 'taxes', 'overtime', 'paid'],
    ],
    verdict: 'it_depends',
    dependsOn: 'who controls your work',
    says: 'The name does not decide. If the firm sets your hours and how you work, you may be an employee. Ask the IRS (Form SS-8) and the Wage and Hour Division.',
    authority: STATUS,
  },
]
