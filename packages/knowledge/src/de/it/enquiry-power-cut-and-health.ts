/** Questions about a power cut where someone at home is ill or a small child: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POWER_CUT_AND_HEALTH_IT: Words = {
  'de.ask-debt.power-cut-ill': {
    says: "Non possono staccare se questo mette in pericolo concreto la vita o la salute. Invii oggi un certificato medico, per mail e lettera, e chieda conferma. Chieda anche un piano (Abwendungsvereinbarung): devono offrire rate senza interessi. Servono inoltre due mesi di arretrati e 100 €, quattro settimane di preavviso e una lettera otto giorni lavorativi prima. Se insistono, l'Amtsgericht può fermarli d'urgenza. Chieda un prestito al Jobcenter.",
  },
}
