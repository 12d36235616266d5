/** Questions about bailiffs, who are not debt collectors: a first answer; the bailiff rows hold the depth. */
import type { Rule } from '@plainletter/contracts/rule'

const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['debt', 'general', 'parking', 'housing'],
  kind: 'answer',
  checkedOn: '2026-11-21',
  checkBy: '2027-03-31',
} satisfies Partial<Rule>

const EW = { ...ASK, nations: ['england', 'wales'] } satisfies Partial<Rule>

const BAILIFFS = [
  'bailiff',
  'bailiffs',
  'enforcement agent',
  'enforcement agents',
  'enforcement officer',
  'marston',
  'bristow',
  'rossendales',
  'newlyn',
]

const ENTRY = {
  title: 'Tribunals, Courts and Enforcement Act 2007',
  provision: 'Schedule 12, paragraphs 14 to 22',
  url: 'https://www.legislation.gov.uk/ukpga/2007/15/schedule/12',
  inForceFrom: '2014-04-06',
}
const EXEMPT = {
  title: 'Taking Control of Goods Regulations 2013',
  provision: 'regulations 4 and 5',
  url: 'https://www.legislation.gov.uk/uksi/2013/1894/regulation/4',
  inForceFrom: '2014-04-06',
}
const NOTICE = {
  title: 'Taking Control of Goods Regulations 2013',
  provision: 'regulations 6 to 8',
  url: 'https://www.legislation.gov.uk/uksi/2013/1894/regulation/6',
  inForceFrom: '2014-04-06',
}
const COMMITTAL = {
  title: 'Council Tax (Administration and Enforcement) Regulations 1992',
  provision: 'regulation 47',
  url: 'https://www.legislation.gov.uk/uksi/1992/613/regulation/47',
  inForceFrom: '1993-04-01',
}
const NO_COMMITTAL = {
  title: 'Council Tax (Administration and Enforcement) (Amendment) (Wales) Regulations 2019',
  provision: 'end of committal to prison',
  url: 'https://www.legislation.gov.uk/uksi/1992/613/regulation/47',
  inForceFrom: '2019-04-01',
}

export const ENQUIRY_BAILIFF: readonly Rule[] = [
  {
    ...EW,
    id: 'gb.ask-debt.bailiff-entry',
    when: {
      not: [{ says: ['court fine', 'court fines', 'magistrates', 'criminal fine', 'unpaid fine'] }],
    },
    rank: 10,
    asks: [
      BAILIFFS,
      [
        'let them in',
        'let bailiffs in',
        'let the bailiffs in',
        'let a bailiff in',
        'come in',
        'come into',
        'enter',
        'force',
        'break in',
        'locks',
        'open the door',
        'at my door',
        'at the door',
        'let him in',
        'let her in',
        'come round',
        'my house',
        'my home',
      ],
    ],
    verdict: 'no',
    says: 'You do not have to let them in on a first visit. For council tax, parking penalties and most judgments they may not force a way in. Unpaid court fines are different.',
    authority: ENTRY,
  },
  {
    ...EW,
    id: 'gb.ask-debt.bailiff-goods',
    rank: 10,
    asks: [
      BAILIFFS,
      [
        'take my car',
        'take the car',
        'take my things',
        'take my stuff',
        'take my belongings',
        'take my tv',
        'what can they take',
        'what can bailiffs take',
        'clamp',
        'tools',
        'my van',
        'seize',
        'take goods',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'what it is, whose it is and if you need it',
    says: 'They cannot take basics such as beds, a cooker or a fridge, or things that belong to others. Tools and a vehicle you need for your own work are safe up to £1,350 in all.',
    authority: EXEMPT,
  },
  {
    ...ASK,
    nations: ['england'],
    id: 'gb.ask-debt.council-tax-prison',
    rank: 5,
    asks: [['prison', 'jail', 'locked up', 'sent down'], ['council tax']],
    verdict: 'it_depends',
    dependsOn: 'whether you could pay and refused, or badly failed to',
    says: 'In England a court can do this only as a last step, and only if you could pay and refused, or badly failed to. It must first look at what you can afford. Get advice and go to any hearing.',
    authority: COMMITTAL,
  },
  {
    ...ASK,
    nations: ['wales'],
    id: 'gb.ask-debt.council-tax-prison-wales',
    rank: 5,
    asks: [['prison', 'jail', 'locked up', 'sent down'], ['council tax']],
    verdict: 'no',
    says: 'In Wales no one has been sent to prison for council tax since 1 April 2019. The council can still use other ways to collect.',
    authority: NO_COMMITTAL,
  },
  {
    ...EW,
    id: 'gb.ask-debt.bailiff-wait',
    rank: 8,
    asks: [
      BAILIFFS,
      [
        'how long do',
        'how long until',
        'how long before',
        'how soon',
        'how many days',
        'have to wait',
        'after the notice',
        'notice of enforcement',
        'when can they come',
        'when will they come',
      ],
    ],
    verdict: 'do_this',
    says: 'A bailiff must first send a notice of enforcement and wait seven clear days. Sundays and bank holidays do not count, and a court may allow less. Call before that day: until then the fee stays at the first stage.',
    authority: NOTICE,
  },
]
