/** Questions about scams: what to do, and the rows on scam letters that hold for a question too. */
import type { Authority, Rule } from '@plainletter/contracts/rule'

import { ASKING } from '../english/asked-words.ts'
import { PAID_AWAY } from './scam-words.ts'
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

const ANSWERS: readonly Rule[] = [
  {
    ...ASK,
    id: 'gb.ask-consumer.scam-paid',
    rank: 5,
    asks: [
      [
        ...SCAM_WORDS,
        'fake royal mail',
        'fake text',
        'fake message',
        'fake email',
        'fake link',
        'safe account',
        'fraud team',
        'pretending to be',
        'impersonating',
        'impersonated',
        'whatsapp from',
        'hi mum',
        'fake website',
        'fake listing',
        'fake investment',
        'crypto',
        'bitcoin',
        'romance',
        'conman',
        'turned out to be',
        "wasn't real",
        'not a real',
        "didn't exist",
        "doesn't exist",
        'disappeared',
        'got a text',
        'text saying',
        'text from',
        'clicked the link',
        'clicked a link',
        'put in my card details',
        'entered my card details',
        'put my card details',
        'no such address',
        "phone's off",
        'never existed',
        'fake advert',
        'fake ad',
        'been scammed',
        'got scammed',
        'was scammed',
        'im scammed',
      ],
      [
        ...PAID_AWAY,
        'sent it by bank transfer',
        'paid a deposit',
        'paid a guy',
        'been scammed',
        'got scammed',
        'was scammed',
        'im scammed',
      ],
      [...PAID_AWAY, ...ASKING, 'been scammed', 'got scammed', 'was scammed', 'im scammed'],
    ],
    verdict: 'do_this',
    says: 'Call your bank now on 159 or the number on your card. For a UK bank transfer since 7 October 2024 it must in most cases pay you back, up to £85,000. Then report the fraud.',
    authority: REIMBURSEMENT,
  },
  {
    ...ASK,
    id: 'gb.ask-consumer.scam-bank-pays',
    rank: 4,
    asks: [
      SCAM_WORDS,
      ['bank transfer', 'by transfer', 'transfered', 'transferred', 'transfer', 'sent money'],
      [
        'will my bank',
        'bank pay it back',
        'pay it back',
        'get it back',
        'bank refund',
        'bank says no refund',
        'bank says no',
        'bank wont refund',
        "bank won't refund",
        'bank refused',
        'bank refuses',
        'bank will not refund',
        'wont give it back',
        "won't give it back",
        'bank said no',
      ],
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
      [
        ...SCAM_WORDS,
        'safe account',
        'fraud team',
        'pretending to be',
        'impersonating',
        'impersonated',
        'fake website',
        'crypto',
        'turned out to be a',
        'fake builder',
        'fake seller',
        'fake landlord',
        'fake trader',
        'fake tradesman',
      ],
      [
        'bank',
        'barclays',
        'lloyds',
        'hsbc',
        'natwest',
        'santander',
        'monzo',
        'halifax',
        'nationwide',
        'starling',
        'revolut',
        'tsb',
      ],
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
        "don't have to give",
        "don't have to",
        "won't pay",
        'wont pay',
        'not paying',
        'authorised it',
        'i authorised',
        'because i authorised',
        'my own fault',
        'my fault',
        "won't give me it back",
        'refusing',
        'refuse to',
        'nothing they can do',
      ],
    ],
    verdict: 'do_this',
    says: 'Complain to the bank in writing. It must show that you were grossly careless, and your health or stress counts. After its final answer you have six months to go to the Ombudsman for free.',
    authority: OMBUDSMAN,
  },
  {
    ...ASK,
    id: 'gb.ask-consumer.scam-real',
    when: {
      not: [
        {
          says: [
            'i realised',
            'money has gone',
            'sent the money',
            'got me to move',
            'i transferred',
            'moved my money',
            'they took',
            'gone from my account',
            'bank says because',
            "i've paid",
            'already paid',
          ],
        },
      ],
    },
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

export const ENQUIRY_SCAM: readonly Rule[] = [
  ...ANSWERS,
  ...SCAM.filter((rule) => SCAM_KINDS.includes(rule.kind) && rule.id !== LEAVE_IT).map(forQuestion),
]
