/** The Italian words of the rows in ../enquiry-health-premium.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HEALTH_PREMIUM_IT: Words = {
  'nl.ask.health-arrears': {
    says: "Lei e Suo figlio restate assicurati per le cure di base: andate dal medico. Sotto i 18 anni non si paga il premio. Con un debito di solito non si può cambiare. Accetti il piano che l'assicuratore deve offrire prima di sei mesi dovuti: così non segnala al CAK. La somma è sbagliata? Contesti entro quattro settimane dalla lettera. Il CAK prende di più, spesso dalla paga. Un piano o l'aiuto del comune lo chiude.",
  },
}
