/** Leading cases of Ireland, the most telling first: those of its Supreme Court, then those of the European Court. */
import type { Precedent } from '@plainletter/contracts/precedent'

import { europeanCases } from '../europe/precedents.ts'

const IE = { country: 'ie', checkedOn: '2026-11-21', checkBy: '2027-05-21' } as const

/** `file` is the page on the British and Irish Legal Information Institute; the courts give no address that follows from the citation. */
function supremeCourt(number: number, decidedOn: string, file = `S${number}`) {
  const year = decidedOn.slice(0, 4)
  return {
    citation: `[${year}] IESC ${number}`,
    court: 'Supreme Court of Ireland',
    decidedOn,
    url: `https://www.bailii.org/ie/cases/IESC/${year}/${file}.html`,
    urlNote:
      'The link is to a free law library run by a charity. The case is also on courts.ie, under its citation.',
  }
}

const NATIONAL: readonly Precedent[] = [
  {
    ...IE,
    id: 'ie.precedent.bank-of-ireland-v-omalley',
    name: "Bank of Ireland Mortgage Bank v O'Malley",
    ...supremeCourt(84, '2019-11-29', '2019IESC84'),
    areas: ['debt', 'housing'],
    kinds: ['COURT_CLAIM', 'LETTER_BEFORE_CLAIM', 'DEBT_COLLECTION_LETTER', 'ENQUIRY'],
    when: {
      any: [
        { says: ['summary summons', 'statement of account', 'balance', 'amount due', 'principal'] },
      ],
    },
    asks: [
      ['bank', 'loan', 'debt', 'vulture fund', 'summons', 'mortgage', 'collector'],
      [
        'breakdown',
        'how they worked',
        'how much',
        'details',
        'particulars',
        'proof',
        'prove',
        'wrong amount',
        'calculated',
        'statement',
      ],
    ],
    asked: 'How much detail must a bank give when it sues for a debt?',
    held: 'Enough to see how the sum was worked out: what was lent, paid, and added.',
    helps: 'Ask for a full breakdown with interest and charges. Tell the court if there is none.',
    limits: 'The bank may mend its papers and go on. The debt does not fall away.',
    side: 'for_you',
  },
  {
    ...IE,
    id: 'ie.precedent.irish-life-v-dunne',
    name: 'Irish Life and Permanent plc v Dunne',
    ...supremeCourt(46, '2015-05-15'),
    areas: ['housing', 'debt'],
    kinds: ['COURT_CLAIM', 'EVICTION_NOTICE', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    when: { any: [{ says: ['mortgage arrears', 'possession', 'repossession', 'mortgage'] }] },
    asks: [['mortgage', 'mortgage arrears', 'repossession', 'repossess', 'possession']],
    asked: 'Can a lender take a home if it broke the code on mortgage arrears?',
    held: 'Not if it went to court before the waiting time of the code was over. It must show that it kept to it.',
    helps: 'Check the dates. If they sued too early, tell the judge.',
    limits: 'Other breaches of the code do not stop the case. It covers your main home.',
    side: 'both',
  },
  {
    ...IE,
    id: 'ie.precedent.revenue-v-karshan',
    name: "Revenue Commissioners v Karshan (Midlands) Ltd t/a Domino's Pizza",
    ...supremeCourt(24, '2023-10-20', '2023IESC24'),
    areas: ['employment'],
    kinds: ['ENQUIRY', 'DISMISSAL_LETTER'],
    asks: [
      [
        'contractor',
        'self employed',
        'self-employed',
        'driver',
        'courier',
        'delivery',
        'bogus self-employment',
        'gig',
      ],
      [
        'employee',
        'rights',
        'tax',
        'prsi',
        'holiday',
        'dismissed',
        'sacked',
        'status',
        'minimum wage',
      ],
    ],
    asked: 'Were pizza delivery drivers employees, although their contract said otherwise?',
    held: 'Yes. The Court gave five questions, on pay, doing the work yourself, control, and the real facts.',
    helps: 'Look at what happens in real life, not at the words of the contract.',
    limits: 'It was about tax. Each law may add rules of its own.',
    side: 'for_you',
  },
  {
    ...IE,
    id: 'ie.precedent.nano-nagle-v-daly',
    name: 'Nano Nagle School v Daly',
    ...supremeCourt(63, '2019-07-31'),
    areas: ['employment'],
    kinds: ['DISMISSAL_LETTER', 'ENQUIRY'],
    when: { any: [{ says: ['medical', 'capability', 'fitness', 'disability', 'ill health'] }] },
    asks: [
      ['disability', 'disabled', 'sick', 'illness', 'injury', 'wheelchair', 'medically unfit'],
      ['job', 'work', 'dismissed', 'employer', 'return', 'accommodation', 'duties'],
    ],
    asked: 'Must an employer change the tasks of a job for a worker with a disability?',
    held: 'It must truly look at it. Tasks can be shared out again if that is not too great a burden.',
    helps: 'Ask in writing which tasks could be changed, and what help the State pays for.',
    limits: 'It need not make a whole new job.',
    side: 'for_you',
  },
]

export const IE_PRECEDENTS: readonly Precedent[] = [
  ...NATIONAL,
  ...europeanCases('ie', [
    'aziz',
    'banco-espanol-de-credito',
    'pannon',
    'lexitor',
    'max-planck',
    'schultz-hoff',
    'king-v-sash-window',
    'sturgeon',
    'wallentin-hermann',
    'faber',
    'fuhrmann-2',
    'osterreichische-post',
  ]),
]
