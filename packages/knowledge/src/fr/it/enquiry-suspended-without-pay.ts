/** Questions about pay for a suspension that ended without a dismissal: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUSPENDED_WITHOUT_PAY_IT: Words = {
  'fr.ask-work.suspension-paid': {
    says: "I giorni a casa mentre l'azienda decide (mise à pied conservatoire) vanno pagati alla fine, salvo licenziamento per colpa grave. Senza licenziamento, con un richiamo o una colpa minore, Le devono la paga. Solo se li trasformano in punizione, con lettera motivata, possono restare non pagati. Chieda per raccomandata con un ultimo giorno. Poi vada alla via rapida del tribunale del lavoro (référé). Ha tre anni.",
  },
}
