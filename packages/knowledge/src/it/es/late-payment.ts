/** The Spanish words of Italy: late payment and the costs of a condominium. */
import type { Words } from '@plainletter/contracts/rule'

export const LATE_PAYMENT_WORDS: Words = {
  'it.late.right-interest': {
    says: 'Antes de un juicio, un particular debe solo el interés legal, o lo que dice el contrato. El tipo alto del d.lgs. 231/2002 es para empresas.',
  },
  'it.late.right-demand': {
    says: 'Una reclamación por escrito lo pone en mora y hace empezar de nuevo la prescripción. Para acabar un contrato debe dar, en general, al menos 15 días.',
  },
  'it.condominium.right-papers': {
    says: 'Pida al administrador las cuentas, el reparto de gastos y las actas. Cada dueño puede ver los papeles.',
  },
  'it.condominium.right-contest': {
    says: 'Puede impugnar una decisión de la junta en 30 días. Si no estuvo, corren desde que se la dijeron.',
  },
  'it.condominium.know-order': {
    says: 'Por gastos que aprobó la junta, un juzgado puede ordenar el pago enseguida, aunque usted se oponga. Por eso conteste pronto.',
    learnMore:
      'Los gastos ordinarios prescriben en la mayoría de los casos a los cinco años (codice civile, articolo 2948).',
  },
}
