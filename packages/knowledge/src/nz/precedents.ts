/** Leading cases of New Zealand, the most telling first. */
import type { Precedent } from '@plainletter/contracts/precedent'

const NZ = { country: 'nz', checkedOn: '2026-11-21', checkBy: '2027-05-21' } as const

/** The Courts of New Zealand name each file after the citation. */
function supremeCourt(number: number, decidedOn: string) {
  const year = decidedOn.slice(0, 4)
  return {
    citation: `[${year}] NZSC ${number}`,
    court: 'Supreme Court of New Zealand',
    decidedOn,
    url: `https://www.courtsofnz.govt.nz/assets/cases/${year}/${year}-NZSC-${number}.pdf`,
  }
}

const CONTRACTOR = [
  'contractor',
  'independent contractor',
  'uber',
  'self employed',
  'self-employed',
  'gig',
  'courier',
  'driver',
]

export const NZ_PRECEDENTS: readonly Precedent[] = [
  {
    ...NZ,
    id: 'nz.precedent.rasier-v-e-tu',
    name: 'Rasier Operations BV v E Tū Incorporated',
    ...supremeCourt(162, '2025-11-17'),
    areas: ['employment'],
    kinds: ['ENQUIRY', 'DISMISSAL_LETTER'],
    asks: [
      CONTRACTOR,
      [
        'employee',
        'rights',
        'minimum wage',
        'holiday',
        'leave',
        'sick',
        'dismissed',
        'deactivated',
        'grievance',
        'uber',
      ],
    ],
    asked: 'Were four drivers who used the Uber app employees?',
    held: 'Yes. What counts is the real nature of the work, not the words of the contract.',
    helps: 'Look at who sets the price and watches the work.',
    limits:
      'It was about these drivers. Parliament has been changing this law, so check the newest rules.',
    side: 'for_you',
  },
  {
    ...NZ,
    id: 'nz.precedent.bryson-v-three-foot-six',
    name: 'Bryson v Three Foot Six Ltd',
    ...supremeCourt(34, '2005-06-16'),
    areas: ['employment'],
    kinds: ['ENQUIRY', 'DISMISSAL_LETTER'],
    asks: [
      CONTRACTOR,
      [
        'employee',
        'rights',
        'real nature',
        'dismissed',
        'made redundant',
        'grievance',
        'entitled',
        'holiday',
      ],
    ],
    asked: 'How does a court decide whether someone is an employee or a contractor?',
    held: 'By all the facts: control, how far you are part of the firm, and whether you run a business.',
    helps: 'Collect proof of hours, orders and tools.',
    limits: 'A later law made film workers different.',
    side: 'both',
  },
  {
    ...NZ,
    id: 'nz.precedent.fmv-v-tzb',
    name: 'FMV v TZB',
    ...supremeCourt(102, '2021-08-18'),
    areas: ['employment'],
    kinds: ['DISMISSAL_LETTER', 'ENQUIRY'],
    asks: [
      ['employer', 'boss', 'work', 'job', 'dismissed', 'bullied', 'bullying'],
      ['sue', 'high court', 'negligence', 'era', 'authority', 'where', 'claim', 'stress'],
    ],
    asked: 'Can you sue an employer in the High Court for harm that comes from the job?',
    held: 'No. Such problems belong to the Employment Relations Authority.',
    helps: 'Raise a personal grievance with your employer within 90 days.',
    limits: 'It works against you if those days are over.',
    side: 'against_you',
  },
  {
    ...NZ,
    id: 'nz.precedent.sportzone-v-commerce-commission',
    name: 'Sportzone Motorcycles Ltd (in liq) v Commerce Commission',
    ...supremeCourt(53, '2016-05-12'),
    areas: ['debt', 'consumer'],
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'CONSUMER_CONTRACT_DISPUTE',
      'LETTER_BEFORE_CLAIM',
      'ENQUIRY',
    ],
    when: {
      any: [
        {
          says: [
            'establishment fee',
            'default fee',
            'administration fee',
            'account fee',
            'credit contract',
          ],
        },
      ],
    },
    asks: [
      ['loan', 'credit', 'finance', 'lender', 'hire purchase'],
      ['fee', 'fees', 'establishment fee', 'default fee', 'unreasonable', 'too high', 'charges'],
    ],
    asked: 'May a lender put its general business costs into the fees on a loan?',
    held: 'No. A fee may cover only costs closely tied to that step. The rest belongs in the interest.',
    helps: 'Ask the lender how a fee was worked out. You can complain for free.',
    limits: 'A fee for real costs of that step is allowed.',
    side: 'for_you',
  },
  {
    ...NZ,
    id: 'nz.precedent.127-hobson-street-v-honey-bees',
    name: '127 Hobson Street Ltd v Honey Bees Preschool Ltd',
    ...supremeCourt(53, '2020-06-05'),
    areas: ['consumer', 'parking', 'debt'],
    kinds: ['PARKING_TICKET', 'CONSUMER_CONTRACT_DISPUTE', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    when: { any: [{ says: ['breach', 'breach notice', 'penalty', 'parking'] }] },
    asks: [
      ['penalty', 'breach notice', 'breach fee', 'parking', 'late fee', 'cancellation fee'],
      ['private', 'too high', 'unfair', 'pay', 'enforceable', 'legal', 'contract', 'penalty'],
    ],
    asked: 'When is a charge for breaking a contract a penalty that need not be paid?',
    held: 'When it is out of all proportion to the interests it protects.',
    helps: 'Ask what real interest the charge protects.',
    limits: 'A high charge can stand if the interest is real. The firm won here.',
    side: 'both',
  },
  {
    ...NZ,
    id: 'nz.precedent.ge-custodians-v-bartle',
    name: 'GE Custodians v Bartle',
    ...supremeCourt(146, '2010-12-03'),
    areas: ['debt', 'housing'],
    kinds: ['COURT_CLAIM', 'LETTER_BEFORE_CLAIM', 'ENQUIRY'],
    asks: [
      ['mortgage', 'loan', 'lender', 'home loan'],
      [
        'oppressive',
        'did not understand',
        'unfair',
        'could not afford',
        'pensioner',
        'retired',
        'investment',
      ],
    ],
    asked: 'Was a home loan oppressive because the borrowers were old and had little income?',
    held: 'No. Their own lawyer and broker stood between them, and the lender had no reason to know.',
    helps: 'The newer lending law asks lenders for more checks. Ask for theirs.',
    limits: 'It works against you under the older law.',
    side: 'against_you',
  },
]
