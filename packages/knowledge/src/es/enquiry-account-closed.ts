/** Questions about a bank that closes or refuses an account. */
import type { Rule } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['ENQUIRY'],
  checkedOn: '2026-11-22',
  checkBy: '2027-11-01',
} satisfies Partial<Rule>

export const ENQUIRY_ACCOUNT_CLOSED: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.ask.account-closed',
    kind: 'answer',
    topics: ['consumer', 'debt', 'general'],
    rank: 6,
    verdict: 'do_this',
    asks: [
      [
        'cierra la cuenta',
        'cerrar la cuenta',
        'cerrarme la cuenta',
        'me cierra la cuenta',
        'me cierran la cuenta',
        'me ha cerrado la cuenta',
        'cancela mi cuenta',
        'bloquea la cuenta por papeles',
        'no me abre cuenta',
        'no me abren una cuenta',
        'close my account',
        'account closed',
      ],
      ['banco', 'caixabank', 'bbva', 'santander', 'sabadell', 'cuenta', 'bank'],
    ],
    says: 'A bank that ends an account must mostly tell you in writing two months before. If it asks for papers (ID, income), bring them with a stamped copy: it may block the account without them. Everyone living legally in the EU, and asylum seekers, has a right to a basic account (cuenta de pago básica). The bank must answer in ten working days. If it says no, complain, then free to the Banco de España.',
    authority: cite('cuentas', 'artículos 3 a 11; RDL 19/2018, artículo 32', '2018-11-25'),
  },
]
