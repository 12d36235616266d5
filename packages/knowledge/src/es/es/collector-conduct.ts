/** What a collector may not do, and how to deal with one: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_WORDS: Words = {
  'es.debt.who': {
    says: 'Una empresa de recobro es una empresa privada. No tiene más poder que la empresa con la que usted trató.',
  },
  'es.debt.no-visit-yet': {
    says: 'Nadie puede entrar en su casa por esta deuda. No tiene que abrir la puerta a un cobrador.',
  },
  'es.debt.no-prison': {
    says: 'No se va a la cárcel por no poder pagar una factura o un préstamo.',
  },
  'es.debt.right-no-threats': {
    says: 'Nadie puede amenazarle, avergonzarle ante otros ni obligarle a pagar. Las amenazas y las coacciones son delitos.',
  },
  'es.debt.warning-pay-account': {
    says: 'Compruebe la cuenta y la empresa antes de pagar. Llame a la primera empresa a un número que conozca, no al de la carta.',
  },
  'es.debt.tactic-burofax': {
    says: 'Conteste por burofax con certificación de texto. Prueba qué dijo y cuándo.',
    risk: 'Cuesta algunos euros y muestra que conoce la deuda.',
    notWhen: 'No lo use para reconocer una deuda antigua.',
  },
}
