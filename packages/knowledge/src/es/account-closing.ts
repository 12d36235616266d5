/** A bank closes an account: its notice, and the account that no bank may refuse. */
import type { Rule, Test } from '@plainletter/contracts/rule'

import { cite } from './cite-law.ts'

const BASE = {
  country: 'es',
  kinds: ['OTHER'],
  checkedOn: '2026-11-22',
  checkBy: '2027-09-30',
} satisfies Partial<Rule>

const CLOSING: Test = {
  says: [
    'cancelación de su cuenta',
    'cancelar su cuenta',
    'cierre de su cuenta',
    'cerrar su cuenta',
    'cierre de la cuenta',
    'cancelación de la cuenta',
    'resolución del contrato de cuenta',
    'resolver el contrato de cuenta',
    'resolver su contrato de cuenta',
    'bloqueo de su cuenta',
    'resolvemos su contrato de cuenta',
    'resolvemos el contrato de cuenta',
    'resolución de su contrato de cuenta',
    'cancelamos su cuenta',
    'cancelaremos su cuenta',
    'cerramos su cuenta',
    'cerraremos su cuenta',
    'su cuenta será cancelada',
    'su cuenta quedará cancelada',
  ],
}

export const ACCOUNT_CLOSING: readonly Rule[] = [
  {
    ...BASE,
    id: 'es.account.want',
    kind: 'fact',
    slot: 'what_they_want',
    rank: 5,
    when: { all: [CLOSING] },
    says: 'The bank says that it will close your account. Your money stays yours.',
    authority: cite('pagos', 'artículo 32'),
  },
  {
    ...BASE,
    id: 'es.account.right-notice',
    kind: 'right',
    rank: 5,
    when: { all: [CLOSING] },
    says: 'For an account with no end date the bank must give you two months’ notice. It must pay out what is in it.',
    authority: cite('pagos', 'artículo 32'),
  },
  {
    ...BASE,
    id: 'es.account.right-basic',
    kind: 'right',
    rank: 6,
    when: { all: [CLOSING] },
    says: 'Who lives legally in the EU has the right to a basic account (cuenta de pago básica) at a bank in Spain.',
    authority: cite('cuentas', 'artículos 3 y 4'),
  },
  {
    ...BASE,
    id: 'es.account.step-new',
    kind: 'step',
    list: 'first',
    rank: 10,
    when: { all: [CLOSING] },
    says: 'Open a new account now and tell your employer and those who take payments. If the bank is wrong, complain to it, then free to the Banco de España.',
    authority: cite('bde', 'Reclamaciones'),
  },
]
