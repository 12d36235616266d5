/** : the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_PEOPLE_NL: Words = {
  'gb.ask-debt.dead-family-pays': {
    says: 'Nee, tenzij het familielid er ook voor tekende. De schuld wordt betaald uit wat de overledene naliet. Meld het overlijden schriftelijk aan het bedrijf, vraag te stoppen met bellen, en klaag als het doorgaat.',
  },
  'gb.ask-debt.loan-in-my-name': {
    says: 'Schrijf de geldgever vandaag dat u de lening niet nam. Vraag het uit te zoeken en te stoppen met innen. Meld het bij Report Fraud en bekijk uw gratis kredietoverzichten.',
  },
}
