/** Questions about an old bill with no court title: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBTS_ES: Words = {
  'de.ask-debt.old-no-title': {
    says: 'Sin título de un tribunal no tiene que pagar. La mayoría de las deudas prescriben tres años después del fin del año en que vencieron. Escriba: «Alego la prescripción (Einrede der Verjährung)». No pague ni prometa nada. Si llega un Mahnbescheid, opóngase igual en dos semanas. Si hablan de un título, pida una copia: vale 30 años.',
  },
}
