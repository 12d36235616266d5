/** How long a claim can be brought for. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { BILLS } from './conditions-money.ts'
import { CAR_TAX, CRIMINAL_FINE, TOWN_TAX } from './conditions-office.ts'
import { NOT_PUBLIC, PUBLIC } from './conditions-sender.ts'

const BASE = {
  country: 'it',
  kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'ENQUIRY'],
  topics: ['debt', 'consumer', 'housing'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const LIMITATION: readonly Rule[] = [
  {
    ...BASE,
    id: 'it.limit.ten',
    kind: 'limitation',
    when: {
      not: [
        PUBLIC,
        TOWN_TAX,
        CAR_TAX,
        CRIMINAL_FINE,
        { sender: ['comune di', 'città di', 'regione', 'roma capitale'] },
        ...(BILLS.any ?? []),
        {
          says: ['bolletta', 'bollette', 'telefonia', 'canone', 'canoni', 'affitto'],
        },
      ],
    },
    rank: 10,
    years: 10,
    effect: 'court_action_barred',
    says: 'Loans and most debts are too old after ten years. You must say so: the judge will not do it for you.',
    from: 'the day the debt became due; for a loan in parts, mostly the last part',
    restartedBy:
      'This starts that time again: a payment or admission by you, a court case, or a written demand that reached you.',
    authority: cite('cc', 'articolo 2946'),
  },
  {
    ...BASE,
    id: 'it.limit.five',
    kind: 'limitation',
    kinds: [
      'DEBT_COLLECTION_LETTER',
      'LETTER_BEFORE_CLAIM',
      'COURT_CLAIM',
      'RENT_ARREARS_LETTER',
      'UTILITY_BILL_DEMAND',
    ],
    when: {
      any: [
        {
          says: [
            'telefonia',
            'telefono',
            'internet',
            'canone',
            'canoni',
            'affitto',
            'locazione',
            'condominio',
            'condominiali',
          ],
        },
      ],
    },
    rank: 20,
    years: 5,
    effect: 'court_action_barred',
    says: 'Rent, phone bills, condominium costs and other payments due each year or more often are too old after five years.',
    from: 'the day each payment fell due',
    restartedBy:
      'This starts that time again: a payment or admission by you, a court case, or a written demand that reached you.',
    authority: cite('cc', 'articolo 2948'),
  },
  {
    ...BASE,
    id: 'it.limit.two',
    kind: 'limitation',
    kinds: ['DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM', 'UTILITY_BILL_DEMAND'],
    when: BILLS,
    rank: 20,
    years: 2,
    effect: 'court_action_barred',
    says: 'Bills for light, gas and water are too old after two years.',
    from: 'the day the bill was due',
    restartedBy:
      'This starts that time again: a payment or admission by you, a court case, or a written demand that reached you.',
    authority: cite(
      'bilancio2018',
      'articolo 1, commi 4 a 10; legge 160/2019, articolo 1, comma 295',
      '2020-01-01',
    ),
  },
  {
    ...BASE,
    id: 'it.limit.judgment',
    kind: 'limitation',
    kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE'],
    when: NOT_PUBLIC,
    rank: 20,
    years: 10,
    effect: 'court_action_barred',
    says: 'A debt with a final judgment or order lasts ten years.',
    from: 'the day it became final',
    restartedBy: 'A precetto, a seizure or a written demand starts the ten years again.',
    authority: cite('cc', 'articolo 2953'),
  },
  {
    ...BASE,
    id: 'it.limit.fines',
    kind: 'limitation',
    kinds: ['PENALTY_CHARGE_NOTICE', 'TAX_DEMAND'],
    when: {
      any: [
        {
          says: [
            'multa',
            'multe',
            'contravvenzione',
            'codice della strada',
            'sanzione amministrativa',
            'verbale',
          ],
        },
      ],
    },
    rank: 20,
    years: 5,
    effect: 'debt_extinguished',
    says: 'Traffic fines, and the bills that collect them, are too old after five years.',
    from: 'the day of the offence, then each paper served on you',
    restartedBy: 'Each paper served on you starts the five years again.',
    authority: cite('sanzioni', 'articolo 28'),
  },
  {
    ...BASE,
    id: 'it.limit.insurance',
    kind: 'limitation',
    kinds: ['INSURANCE_DECISION'],
    rank: 20,
    years: 2,
    effect: 'court_action_barred',
    says: 'A claim on a policy is too old after two years, on a life policy after ten.',
    from: 'the day of the event',
    restartedBy: 'A written claim to the insurer starts the time again.',
    authority: cite('cc', 'articolo 2952'),
  },
  {
    ...BASE,
    id: 'it.limit.wages',
    kind: 'limitation',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    topics: ['employment'],
    rank: 20,
    years: 5,
    effect: 'court_action_barred',
    says: 'Unpaid wages and TFR can be claimed for five years, mostly counted from the end of the job.',
    from: 'mostly the end of the job',
    restartedBy: 'A written demand or the labour office starts the time again.',
    authority: cite('cc', 'articolo 2948'),
  },
]
