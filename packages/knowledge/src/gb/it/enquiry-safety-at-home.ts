/** Questions about violence and control by a partner: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_IT: Words = {
  'gb.ask-family.violence': {
    says: 'In pericolo chiami il 999; se non può parlare, prema 55 sul cellulare. Un giudice può ordinare alla persona di lasciarLa in pace o di stare fuori casa, anche lo stesso giorno. La domanda è gratis. Aiuto gratis giorno e notte: 0808 2000 247, in Galles 0808 80 10 800.',
  },
  'gb.ask-family.violence-scotland': {
    says: 'In pericolo chiami il 999; se non può parlare, prema 55 sul cellulare. Una sheriff court può ordinare alla persona di stare lontana (interdict) o fuori casa (exclusion order). L’aiuto legale può pagare. Aiuto gratis giorno e notte: 0800 027 1234.',
  },
  'gb.ask-family.violence-ni': {
    says: 'In pericolo chiami il 999; se non può parlare, prema 55 sul cellulare. Un giudice può ordinare alla persona di lasciarLa in pace (non-molestation) o di lasciare la casa (occupation order), anche lo stesso giorno. Aiuto gratis giorno e notte: 0808 802 1414.',
  },
  'gb.ask-immigration.partner-abuse': {
    says: 'In pericolo chiami il 999. Il partner non può rimandarLa indietro; decide solo l’Home Office. Se il matrimonio è finito per abusi, può chiedere di restare per sempre, e prima per tre mesi con accesso ai sussidi. Senta prima un avvocato. Aiuto gratis giorno e notte: 0808 2000 247.',
  },
}
