/** Questions of people who won in court and are not paid. */
import type { Rule } from '@plainletter/contracts/rule'

const CHECKED = { country: 'ca', checkedOn: '2026-11-23', checkBy: '2027-10-31' } as const

export const ENQUIRY_WON_NOT_PAID: readonly Rule[] = [
  {
    ...CHECKED,
    id: 'ca.named.ask-won-not-paid',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['debt', 'consumer', 'general'],
    rank: 1,
    when: { not: [{ says: ['against me', 'sued me', 'i owe'] }] },
    asks: [
      [
        'i won',
        'won my case',
        'won a case',
        'won in small claims',
        'won small claims',
        'won $',
        'have a judgment',
        'got a judgment',
        'judgment against him',
        'judgment against her',
        'judgment against them',
        'judge ruled in my favour',
        'court ordered him to pay',
        'court ordered her to pay',
      ],
      [
        'does not pay',
        "doesn't pay",
        'doesnt pay',
        "won't pay",
        'wont pay',
        'will not pay',
        'not paid',
        'has not paid',
        "hasn't paid",
        'get my money',
        'collect',
        'enforce',
        'how do i get',
      ],
    ],
    verdict: 'do_this',
    says: 'The court does not collect by itself: you ask it to. First write with a day. Then ask for an examination hearing, where the debtor must tell of work, bank and property. With that, file for garnishment of wages or a bank account, or a writ on a car or land. A part of pay and all welfare is safe: in Ontario they leave 80% of wages. Fees are added to what is owed. Bankruptcy mostly stops it.',
    authority: {
      title: 'Small claims rules of the provinces on enforcement',
      provision:
        'for example Ontario O. Reg. 258/98, rule 20, and Wages Act, section 7; British Columbia Court Order Enforcement Act, and Small Claims Rules 11 and 12; Alberta Civil Enforcement Act; Bankruptcy and Insolvency Act, section 69.3',
      url: 'https://www.ontario.ca/laws/regulation/980258',
      inForceFrom: '2010-01-01',
    },
  },
  {
    country: 'ca',
    checkedOn: '2026-11-23',
    checkBy: '2027-10-31',
    id: 'ca.named.ask-temporary-layoff',
    kind: 'answer',
    kinds: ['ENQUIRY'],
    topics: ['employment', 'general'],
    rank: 1,
    asks: [
      [
        'temporarily laid off',
        'temporary layoff',
        'laid me off temporarily',
        'temporary lay-off',
        'laid off temporarily',
        'recalled',
        'recall date',
        'mise à pied temporaire',
      ],
      [
        'weeks',
        'months',
        'how long',
        'severance',
        'terminated',
        'claim',
        'still',
        'owe',
        'call me back',
        'dismissed',
        'quit',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'how long it lasts and what your contract says',
    says: 'A layoff that lasts too long counts as dismissal with pay. In Ontario that is after 13 weeks in 20, or 35 in a year where benefits go on. In British Columbia it is mostly 13 weeks in 20, in Alberta 90 days in 120. If the contract allows no layoffs, it can be a dismissal at once (constructive dismissal). Ask in writing for the recall date, claim EI, and get advice before you sign.',
    authority: {
      title:
        'Employment Standards Act, 2000 (Ontario), and Elsegood v. Cambridge Spring Service (2001) Ltd., 2011 ONCA 831',
      provision:
        'section 56 (temporary layoff), 54 to 66; for example Employment Standards Act (British Columbia), sections 1 and 63; Employment Standards Code (Alberta), sections 62 to 64',
      url: 'https://www.ontario.ca/laws/statute/00e41',
      inForceFrom: '2020-11-01',
    },
  },
]
