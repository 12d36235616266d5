/** Questions about scams, energy, water, phones and flights: everyday matters next to buying things. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { SCAM } from './scam.ts'

const ASK = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general', 'debt', 'criminal'],
  kind: 'answer',
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

const REIMBURSEMENT: Authority = {
  title: 'Payment Systems Regulator: reimbursement of authorised push payment scams',
  provision:
    'Specific Direction 20 and the Faster Payments reimbursement rules, under the Financial Services and Markets Act 2023, section 72',
  url: 'https://www.psr.org.uk/information-for-consumers/app-fraud-reimbursement-protections/',
  inForceFrom: '2024-10-07',
}
const CHECK_IT: Authority = {
  title: 'Report Fraud (City of London Police): suspicious emails, texts, calls and websites',
  provision: 'Spotting and reporting',
  url: 'https://www.reportfraud.police.uk/how-to-report-suspicious-activity/',
  inForceFrom: '2025-12-04',
}
const OMBUDSMAN: Authority = {
  title: 'FCA Dispute Resolution sourcebook (DISP)',
  provision: 'DISP 1.6 and 2.8',
  url: 'https://handbook.fca.org.uk/handbook/DISP/1/6.html',
  inForceFrom: '2001-12-01',
}
const PREPAYMENT: Authority = {
  title: 'Electricity and gas supply licences (Ofgem)',
  provision:
    'Standard Licence Conditions 28 and 28B, with Electricity Act 1989, Schedule 6, Gas Act 1986, Schedule 2B and Rights of Entry (Gas and Electricity Boards) Act 1954 (warrant)',
  url: 'https://www.ofgem.gov.uk/',
  inForceFrom: '2023-11-08',
}
const BACK_BILLING: Authority = {
  title: 'Electricity and gas supply licences (Ofgem)',
  provision: 'Standard Licence Condition 21BA',
  url: 'https://www.ofgem.gov.uk/',
  inForceFrom: '2018-05-01',
}
const WATER: Authority = {
  title: 'Water Industry Act 1991',
  provision: 'sections 61 and 63A and Schedule 4A',
  url: 'https://www.legislation.gov.uk/ukpga/1991/56/schedule/4A',
  inForceFrom: '1999-06-30',
}
const FLIGHTS: Authority = {
  title: 'Regulation (EC) No 261/2004, as kept in UK law',
  provision: 'Articles 5 to 9',
  url: 'https://www.legislation.gov.uk/eur/2004/261/contents',
  inForceFrom: '2020-12-31',
}
const TELECOMS: Authority = {
  title: 'Ofcom General Conditions of Entitlement',
  provision: 'Condition C4 (complaints and dispute resolution)',
  url: 'https://www.ofcom.org.uk/',
  inForceFrom: '2026-04-08',
}

const SCAM_WORDS = [
  'scam',
  'scammed',
  'scammer',
  'scammers',
  'fraud',
  'fraudster',
  'fraudsters',
  'conned',
  'tricked',
  'phishing',
]
const ENERGY_WORDS = [
  'energy',
  'electricity',
  'gas',
  'british gas',
  'edf',
  'ovo',
  'octopus',
  'eon',
  'scottish power',
  'utilita',
  'supplier',
]

const ANSWERS: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-consumer.scam-paid',
    rank: 5,
    asks: [
      [...SCAM_WORDS, 'fake royal mail', 'fake text', 'fake message', 'fake email', 'fake link'],
      [
        'sent money',
        'sent the money',
        'transferred',
        'bank transfer',
        'paid',
        'money back',
        'lost money',
        'refund',
        'gave my card',
        'bank details',
        'out of my account',
        'bank pay me back',
      ],
    ],
    verdict: 'do_this',
    says: 'Call your bank now on 159 or the number on your card. For a UK bank transfer since 7 October 2024 it must in most cases pay you back, up to £85,000. Then report the fraud.',
    authority: REIMBURSEMENT,
  },
  {
    ...ASK,
    id: 'gb.ask-consumer.energy-cut-off',
    nations: ['england', 'wales', 'scotland'],
    asks: [
      ['electricity', 'gas', 'energy', 'power'],
      ['cut off', 'cut me off', 'disconnect', 'turn off', 'switch off'],
    ],
    verdict: 'it_depends',
    dependsOn: 'who lives with you and whether you can agree a plan',
    says: 'It is a last step, and rare. The firm must offer a plan first, and needs your consent or a warrant to come in. Call it today and tell it about illness, children or old age.',
    authority: {
      ...PREPAYMENT,
      provision:
        'Standard Licence Conditions 27 and 28, with Electricity Act 1989, Schedule 6, Gas Act 1986, Schedule 2B and Rights of Entry (Gas and Electricity Boards) Act 1954 (warrant)',
    },
  },
  {
    ...ASK,
    id: 'gb.ask-consumer.scam-bank-pays',
    rank: 4,
    asks: [
      SCAM_WORDS,
      ['bank transfer', 'transferred', 'transfer', 'sent money'],
      ['will my bank', 'bank pay it back', 'pay it back', 'get it back', 'bank refund'],
    ],
    verdict: 'yes',
    says: 'Yes, in most cases, up to £85,000, for a UK bank transfer since 7 October 2024. Call your bank now on 159 or the number on your card. Then report the fraud.',
    authority: REIMBURSEMENT,
  },
  {
    ...ASK,
    id: 'gb.ask-consumer.scam-bank-refuses',
    rank: 5,
    asks: [
      [...SCAM_WORDS],
      ['bank'],
      [
        "won't refund",
        'wont refund',
        'refused',
        'refuses',
        'said no',
        'rejected',
        'declined',
        "won't give",
        'wont give',
        'not refund',
      ],
    ],
    verdict: 'do_this',
    says: 'Complain to the bank in writing. It must show that you were grossly careless, and your health or stress counts. After its final answer you have six months to go to the Ombudsman for free.',
    authority: OMBUDSMAN,
  },
  {
    ...ASK,
    id: 'gb.ask-consumer.scam-real',
    rank: 10,
    asks: [
      [
        'text',
        'email',
        'call',
        'called',
        'letter',
        'message',
        'phone call',
        'whatsapp',
        'website',
        'link',
      ],
      [
        'scam',
        'genuine',
        'legit',
        'real',
        'fake',
        'legitimate',
        'phishing',
        'trust',
        'safe to pay',
        'safe to click',
        'redelivery',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'whether the real firm confirms it',
    says: 'Do not click, call or pay from the message. Find the real firm yourself and ask. Send scam texts to 7726 and emails to report@phishing.gov.uk.',
    authority: CHECK_IT,
  },
  {
    ...ASK,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.ask-consumer.prepayment',
    rank: 10,
    asks: [
      [
        'prepayment meter',
        'prepay meter',
        'pre payment meter',
        'pay as you go meter',
        'prepayment',
      ],
      [
        'force',
        'forced',
        'fit',
        'install',
        'put me on',
        'switch',
        'have to',
        'can they',
        'want',
        'wants',
        'refuse',
        'warrant',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'who lives with you and if you can pay another way',
    says: 'They must first offer a plan you can afford. They may not force one on some homes, such as with a child under two. To come in they need your yes or a warrant.',
    authority: PREPAYMENT,
  },
  {
    ...ASK,
    nations: ['england', 'wales', 'scotland'],
    id: 'gb.ask-consumer.back-bill',
    rank: 15,
    asks: [
      ENERGY_WORDS,
      ['bill', 'billed', 'back bill', 'backdated', 'catch up bill', 'charged'],
      [
        'years',
        'two years',
        '2 years',
        '18 months',
        'over a year',
        'backdated',
        'old',
        'last year',
        'more than 12 months',
        'from 2024',
        'from 2023',
        'from 2022',
      ],
    ],
    verdict: 'no',
    says: 'An energy firm may not bill you for energy used over 12 months ago that it failed to bill, unless you blocked it. Ask it to take that part off. After eight weeks go to the Energy Ombudsman.',
    authority: BACK_BILLING,
  },
  {
    ...ASK,
    nations: ['england', 'wales'],
    id: 'gb.ask-consumer.water-cut-off',
    rank: 10,
    asks: [
      ['water'],
      [
        'cut off',
        'cut me off',
        'disconnect',
        'turn off',
        'stop my water',
        'restrict',
        'limit my water',
      ],
    ],
    verdict: 'no',
    says: 'A water company cannot cut off or slow down the water at your home because you owe money. Ask it for a plan or a lower tariff.',
    authority: WATER,
  },
  {
    ...ASK,
    id: 'gb.ask-consumer.flight',
    rank: 15,
    asks: [
      [
        'flight',
        'airline',
        'plane',
        'easyjet',
        'ryanair',
        'british airways',
        'wizz',
        'jet2',
        'tui',
      ],
      [
        'cancelled',
        'canceled',
        'delayed',
        'delay',
        'late',
        'missed connection',
        'overbooked',
        'bumped',
      ],
    ],
    verdict: 'it_depends',
    dependsOn: 'how late it was, why, and when they told you',
    says: "If it is cancelled you can choose a refund or another flight, and you get food and a room while you wait. If it is the airline's fault, compensation is due for a long delay, or if they told you less than 14 days before.",
    authority: FLIGHTS,
  },
  {
    ...ASK,
    id: 'gb.ask-consumer.broadband',
    rank: 20,
    asks: [
      [
        'broadband',
        'internet',
        'phone company',
        'mobile',
        'phone contract',
        'sim',
        'virgin media',
        'sky',
        'vodafone',
        'ee',
        'o2',
        'three',
        'talktalk',
        'plusnet',
      ],
      [
        'complain',
        'complaint',
        'slow',
        'bill',
        'overcharged',
        'price rise',
        'price increase',
        'leave',
        'cancel',
        'early termination',
        'exit fee',
        'keeps dropping',
      ],
    ],
    verdict: 'do_this',
    says: 'Complain to the company first and keep the date. After six weeks, or a final answer, a free dispute scheme can decide. If the service is far worse than promised, ask to leave with no fee.',
    authority: TELECOMS,
  },
]

const FLIGHT_QUESTION = {
  country: 'gb',
  kinds: ['ENQUIRY'],
  topics: ['consumer', 'general'],
  when: { any: [{ says: ['flight', 'airline', 'plane'] }] },
  authority: FLIGHTS,
  checkedOn: '2026-11-21',
  checkBy: '2027-06-30',
} satisfies Partial<Rule>

const FLIGHT_ROWS: readonly Rule[] = [
  {
    ...FLIGHT_QUESTION,
    id: 'gb.ask-consumer.flight-right-choice',
    kind: 'right',
    rank: 5,
    says: 'If the airline cancels, you choose: your money back within seven days, or another flight as soon as can be.',
  },
  {
    ...FLIGHT_QUESTION,
    id: 'gb.ask-consumer.flight-right-care',
    kind: 'right',
    rank: 6,
    says: 'While you wait you get food and drink, and a room if you must stay the night.',
  },
  {
    ...FLIGHT_QUESTION,
    id: 'gb.ask-consumer.flight-step-claim',
    kind: 'step',
    list: 'first',
    rank: 5,
    says: 'Claim from the airline in writing. Give the flight number and the delay, and keep each receipt.',
  },
]

/** A row about scam letters, for a question that speaks of a scam. It comes before the rows on faulty goods. */
function forQuestion(rule: Rule): Rule {
  const all = [...(rule.when?.all ?? []), { says: SCAM_WORDS }]
  const rank = Math.max(1, (rule.rank ?? 50) - 9)
  const topics: Rule['topics'] = ['consumer', 'general', 'debt', 'criminal']
  return {
    ...rule,
    id: `${rule.id}-question`,
    kinds: ['ENQUIRY'],
    topics,
    rank,
    when: { ...rule.when, all },
  }
}

/** Right for a letter in the hand, wrong for someone who has paid. */
const LEAVE_IT = 'gb.scam.option-check'

const SCAM_KINDS: readonly Rule['kind'][] = ['step', 'right', 'option', 'warning']

export const ENQUIRY_EVERYDAY: readonly Rule[] = [
  ...ANSWERS,
  ...FLIGHT_ROWS,
  ...SCAM.filter((rule) => SCAM_KINDS.includes(rule.kind) && rule.id !== LEAVE_IT).map(forQuestion),
]
