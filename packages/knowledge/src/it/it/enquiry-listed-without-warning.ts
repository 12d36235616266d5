/** Questions about an entry in a list of bad payers that no one announced: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LISTED_WITHOUT_WARNING_IT: Words = {
  'it.ask.crif-no-warning': {
    says: "Prima della prima segnalazione la finanziaria deve avvisarla, almeno 15 giorni prima, e provare che l'avviso è arrivato. Se non può, chieda per iscritto a lei e a CRIF di cancellare: è gratis e hanno un mese. Se rifiutano, vada all'ABF (20 €), al Garante o, con urgenza, in tribunale. Con l'avviso, una o due rate in ritardo spariscono dodici mesi dopo il pagamento. Un'agenzia non può più di Lei.",
  },
}
