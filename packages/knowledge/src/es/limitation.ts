/** How long a claim can be brought for. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'
import { CRIMINAL_FINE } from './conditions-office.ts'
import { NOT_PUBLIC, PUBLIC } from './conditions-sender.ts'

const BASE = {
  country: 'es',
  kinds: [
    'DEBT_COLLECTION_LETTER',
    'LETTER_BEFORE_CLAIM',
    'COURT_CLAIM',
    'UTILITY_BILL_DEMAND',
    'ENQUIRY',
  ],
  topics: ['debt', 'consumer', 'housing'],
  checkedOn: '2026-11-21',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const LIMITATION: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.limit.five',
    kind: 'limitation',
    when: {
      not: [PUBLIC, CRIMINAL_FINE, { says: ['hipoteca', 'hipotecario', 'hipotecaria'] }],
    },
    rank: 10,
    years: 5,
    effect: 'court_action_barred',
    says: 'Most debts are too old after five years. Debts due before 7 October 2015 ended in 2020, if nothing restarted them.',
    from: 'the day they could first ask for payment',
    restartedBy:
      'This can start that time again: a payment, an admission, a court case, or a written demand that reached you.',
    authority: cite('cc', 'artículo 1964.2', '2015-10-07'),
  },
  {
    ...BASE,
    id: 'es.limit.rent',
    kind: 'limitation',
    kinds: ['RENT_ARREARS_LETTER', 'DEBT_COLLECTION_LETTER', 'LETTER_BEFORE_CLAIM', 'COURT_CLAIM'],
    when: {
      any: [
        {
          says: [
            'renta',
            'rentas',
            'alquiler',
            'arrendamiento',
            'comunidad de propietarios',
            'cuotas de comunidad',
            'gastos de comunidad',
          ],
        },
      ],
    },
    rank: 20,
    years: 5,
    effect: 'court_action_barred',
    says: 'Rent and other payments due each month or year are too old after five years.',
    from: 'the day each payment fell due',
    restartedBy:
      'This can start that time again: a payment, an admission, a court case, or a written demand that reached you.',
    authority: cite('cc', 'artículo 1966', '2015-10-07'),
  },
  {
    ...BASE,
    id: 'es.limit.mortgage',
    kind: 'limitation',
    when: { any: [{ says: ['hipoteca', 'hipotecario', 'hipotecaria'] }] },
    rank: 20,
    years: 20,
    effect: 'court_action_barred',
    says: 'A claim on a mortgaged home is too old after twenty years.',
    from: 'the day the lender could first ask for all the money',
    restartedBy:
      'This can start that time again: a payment, an admission, a court case, or a written demand that reached you.',
    authority: cite('cc', 'artículo 1964.1', '2015-10-07'),
  },
  {
    ...BASE,
    id: 'es.limit.professional',
    kind: 'limitation',
    when: {
      any: [
        {
          says: [
            'honorarios',
            'minuta',
            'minuta de honorarios',
            'notaría',
            'clínica dental',
            'dentista',
            'academia',
          ],
        },
      ],
    },
    rank: 20,
    years: 3,
    effect: 'court_action_barred',
    says: 'Bills of lawyers, doctors, teachers and shops are too old after three years.',
    from: 'the day the service ended',
    restartedBy:
      'This can start that time again: a payment, an admission, a court case, or a written demand that reached you.',
    authority: cite('cc', 'artículo 1967'),
  },
  {
    ...BASE,
    id: 'es.limit.judgment',
    kind: 'limitation',
    kinds: ['COURT_JUDGMENT', 'BAILIFF_NOTICE'],
    when: NOT_PUBLIC,
    rank: 20,
    years: 5,
    effect: 'court_action_barred',
    says: 'A judgment must be brought to enforcement within five years. Once started, it does not end by time alone.',
    from: 'the day the judgment became final',
    restartedBy: 'Nothing restarts this time, but a case begun in time goes on.',
    authority: cite('lec', 'artículo 518'),
  },
  {
    ...BASE,
    id: 'es.limit.tax',
    kind: 'limitation',
    kinds: ['TAX_DEMAND'],
    rank: 20,
    years: 4,
    effect: 'debt_extinguished',
    says: 'Tax debts end after four years with no step by the office or by you.',
    from: 'the day after the time to pay or declare ended',
    restartedBy:
      'Each step of the office that reaches you, a payment or an appeal starts the four years again.',
    authority: cite('lgt', 'artículos 66 a 68'),
  },
  {
    ...BASE,
    id: 'es.limit.benefit',
    kind: 'limitation',
    kinds: ['BENEFIT_OVERPAYMENT'],
    rank: 20,
    years: 4,
    effect: 'debt_extinguished',
    says: 'A benefit paid too much can be asked back for four years, even when the office made the mistake.',
    from: 'the day you got the money, or the day they could first ask for it',
    restartedBy:
      'Each step of the office that reaches you, or a payment, starts the four years again.',
    authority: cite('lgss', 'artículo 55.3'),
  },
  {
    ...BASE,
    id: 'es.limit.wages',
    kind: 'limitation',
    kinds: ['DISMISSAL_LETTER', 'REDUNDANCY_NOTICE', 'ENQUIRY'],
    topics: ['employment'],
    rank: 20,
    years: 1,
    effect: 'court_action_barred',
    says: 'You have one year to claim unpaid wages.',
    from: 'the day the wage was due',
    restartedBy: 'A conciliation paper or a claim in writing starts the year again.',
    authority: cite('et', 'artículo 59.1 y 59.2'),
  },
  {
    ...BASE,
    id: 'es.limit.insurance',
    kind: 'limitation',
    kinds: ['INSURANCE_DECISION'],
    rank: 20,
    years: 2,
    effect: 'court_action_barred',
    says: 'You have two years to claim from an insurer for things, and five for persons.',
    from: 'the day you could first claim',
    restartedBy: 'A written claim to the insurer starts the time again.',
    authority: cite('seguro', 'artículo 23'),
  },
  {
    ...BASE,
    id: 'es.limit.insight-catalonia',
    kind: 'insight',
    regions: ['ES-CT'],
    severity: 'medium',
    confidence: 0.7,
    says: 'In Catalonia other times can apply: ten years for most debts, three for monthly payments and bills.',
    actionable: 'Ask an adviser which law your contract follows.',
    authority: cite('cccat', 'artículos 121-20 y 121-21'),
  },
]
