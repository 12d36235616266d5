/** Questions about a higher rent and the deposit. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-21',
  checkBy: '2027-02-28',
} satisfies Partial<Rule>

export const ENQUIRY_RENT_AND_DEPOSIT: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.rent-rise',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 10,
    asks: [
      ['subir', 'sube', 'subida', 'subirme', 'actualizar', 'raise', 'increase'],
      ['alquiler', 'renta', 'casero', 'rent', 'landlord'],
    ],
    verdict: 'it_depends',
    says: 'Rent can rise once a year, only if the lease says so. For leases since 26 May 2023 the cap is the INE index (IRAV). A decree of October 2026 sets 2%, if Congress confirms it.',
    dependsOn: 'the date and the words of your lease',
    authority: cite('irav', 'apartado tercero; artículo 18 LAU'),
    checkBy: '2026-12-15',
  },
  {
    ...BASE,
    id: 'es.ask.deposit',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 10,
    asks: [
      ['fianza', 'depósito', 'deposito', 'deposit'],
      [
        'devuelve',
        'devolver',
        'devolución',
        'devolucion',
        'quedarse',
        'recuperar',
        'return',
        'back',
        'keep',
      ],
    ],
    verdict: 'do_this',
    says: 'Ask in writing with the date you gave back the keys. After one month the landlord owes interest. Up to €2,000 you can sue without a lawyer.',
    authority: cite('lau', 'artículo 36', '2019-03-06'),
  },
  {
    ...BASE,
    id: 'es.ask.deposit-limit',
    kind: 'answer',
    topics: ['housing', 'general'],
    rank: 8,
    asks: [
      ['fianza', 'garantía', 'garantia', 'depósito', 'deposito'],
      ['meses', 'mensualidades', 'months'],
      [
        'legal',
        'piden',
        'pide',
        'máximo',
        'maximo',
        'cuánto',
        'cuanto',
        'puede pedir',
        'pueden pedir',
        'how much',
      ],
    ],
    verdict: 'do_this',
    checkedOn: '2026-11-22',
    checkBy: '2027-09-30',
    says: 'For a home lease of up to five years the deposit is one month’s rent, and further guarantees two months at most. Seven years if the owner is a company. You need not agree to more.',
    authority: cite('lau', 'artículo 36.1 y 36.5', '2019-03-06'),
  },
]
