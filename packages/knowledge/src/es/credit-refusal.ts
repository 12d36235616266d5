/** A lender refuses a loan: the list it used, your data and a person who looks. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['OTHER'],
  checkedOn: '2026-11-22',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

const CREDIT: Test = {
  says: [
    'solicitud de préstamo',
    'solicitud de crédito',
    'solicitud de financiación',
    'solicitud de hipoteca',
    'solicitud de tarjeta',
    'préstamo personal',
    'préstamo hipotecario',
    'solicitud de la tarjeta',
    'operación de financiación',
  ],
}
const REFUSED: Test = {
  says: [
    'denegada',
    'denegado',
    'denegar',
    'denegación',
    'no ha sido aprobada',
    'no podemos aceptar',
    'no ha sido posible conceder',
    'rechazada',
    'no podemos concederle',
    'desestimada',
  ],
}
const BASE_WHEN = { all: [CREDIT, REFUSED] }

export const CREDIT_REFUSAL: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.no-credit.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    when: BASE_WHEN,
    says: 'A lender says no to your request. You owe nothing because of it.',
    authority: cite('datos', 'artículo 20.1.f'),
  },
  {
    ...BASE,
    id: 'es.no-credit.right-told',
    kind: 'right',
    rank: 5,
    when: BASE_WHEN,
    says: 'If a list of bad payers was the reason, the lender must tell you so.',
    authority: cite('datos', 'artículo 20.1.f'),
  },
  {
    ...BASE,
    id: 'es.no-credit.right-see',
    kind: 'right',
    rank: 6,
    when: BASE_WHEN,
    says: 'Ask the list of bad payers for your data. It is free, and it must answer within one month.',
    authority: {
      title: 'Regulation (EU) 2016/679 (GDPR, DSGVO, RGPD, AVG)',
      provision: 'articles 12 and 15',
      url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
      inForceFrom: '2018-05-25',
    },
  },
  {
    ...BASE,
    id: 'es.no-credit.right-wrong',
    kind: 'right',
    rank: 7,
    when: BASE_WHEN,
    says: 'Wrong, paid, under €50 or over five years old? Ask the list to delete it. For harm you can ask for money.',
    authority: cite('datos', 'artículos 14, 15 y 20; RGPD, artículos 16, 17 y 82'),
  },
  {
    ...BASE,
    id: 'es.no-credit.right-human',
    kind: 'right',
    rank: 8,
    when: BASE_WHEN,
    says: 'If a computer alone said no, you can ask for a person to look, say your side and contest it.',
    authority: {
      title: 'Regulation (EU) 2016/679 (GDPR, DSGVO, RGPD, AVG)',
      provision: 'article 22',
      url: 'https://eur-lex.europa.eu/eli/reg/2016/679/oj',
      inForceFrom: '2018-05-25',
    },
  },
  {
    ...BASE,
    id: 'es.no-credit.step-ask',
    kind: 'step',
    list: 'first',
    rank: 10,
    when: BASE_WHEN,
    says: 'Write to the lender and ask which list it used. Then write to that list. If it is silent for a month, complain free to the AEPD.',
    authority: cite('datos', 'artículos 13 y 20'),
  },
]
