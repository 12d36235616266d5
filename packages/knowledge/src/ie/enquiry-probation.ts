/** Questions on pay in probation, and on how long it may last. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'ie',
  checkedOn: '2026-11-23',
  checkBy: '2027-10-31',
  kinds: ['ENQUIRY'],
  kind: 'answer',
  verdict: 'do_this',
  rank: 2,
} satisfies Partial<Rule>

export const ENQUIRY_PROBATION: readonly Rule[] = [
  {
    ...ASK,
    checkBy: '2027-01-01',
    id: 'ie.ask.probation-pay',
    topics: ['employment', 'general', 'consumer'],
    when: {
      not: [
        {
          says: ['let go', 'sacked', 'fired', 'dismissed', 'redundancy', 'holiday pay', 'sick pay'],
        },
      ],
    },
    asks: [
      ['probation', 'on probation', 'probationary', 'trial period', 'probation period'],
      [
        'paid less',
        'pay less',
        'pays less',
        'less pay',
        'lower pay',
        'lower wage',
        'less money',
        'less than minimum',
        'minimum wage',
        'below minimum',
        'below the minimum',
        'trainee rate',
        'reduced pay',
        'cut my pay',
        'same pay',
        'get paid',
      ],
    ],
    says: 'Probation itself lowers no pay. You must get the minimum wage from your first day: €14.15 an hour in 2026 from age 20. Younger workers get a part of it: 90% at 19, 80% at 18, 70% below. Lower rates for trainees ended in March 2019. Above that, your contract may name less until probation ends. Underpaid? Ask in writing, then complain to the WRC for free within six months.',
    authority: {
      title:
        'National Minimum Wage Act 2000, as changed by Employment (Miscellaneous Provisions) Act 2018',
      provision: 'sections 14 and 15',
      url: 'https://revisedacts.lawreform.ie/eli/2000/act/5/revised/en/html',
      inForceFrom: '2026-01-01',
    },
  },
  {
    ...ASK,
    id: 'ie.ask.probation-extended',
    topics: ['employment', 'general', 'consumer'],
    when: {
      not: [
        {
          says: ['let go', 'sacked', 'fired', 'dismissed', 'unfair dismissal', 'garda', 'driving'],
        },
      ],
    },
    asks: [
      ['probation', 'probationary'],
      [
        'extend',
        'extended',
        'extending',
        'extension',
        'longer',
        'how long',
        '9 months',
        'nine months',
        '12 months',
        'twelve months',
        'a year',
        'one year',
        'another six months',
        'more than six months',
        'over six months',
      ],
    ],
    says: 'Since 16 December 2022 probation may last six months at most, and twelve for public servants. It may run to twelve months only as an exception that is good for you. Sick, maternity or parental leave can be added. Ask in writing for the reason, and name the limit. Then complain to the WRC, free, within six months. For unfair dismissal the 12 months of work count, not the end of probation.',
    authority: {
      title: 'Terms of Employment (Information) Act 1994, as changed by S.I. No. 686 of 2022',
      provision: 'section 6D',
      url: 'https://www.irishstatutebook.ie/eli/2022/si/686/made/en/html',
      inForceFrom: '2022-12-16',
    },
  },
]
