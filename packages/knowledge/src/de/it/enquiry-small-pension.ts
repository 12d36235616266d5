/** Questions about a pension that is too small to live on: in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_PENSION_IT: Words = {
  'de.ask-benefit.small-pension': {
    says: 'Chieda due aiuti. All’ufficio sociale: Grundsicherung im Alter, che integra la pensione fino ad affitto, riscaldamento e minimo. Restano 10.000 € di risparmi a persona. I figli non pagano sotto 100.000 € l’anno. O al comune: Wohngeld, se la pensione quasi basta. Chieda subito: nulla per il passato. Con la Grundsicherung cade anche il canone. Aiutano VdK, Caritas o Diakonie.',
  },
}
