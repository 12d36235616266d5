/** Questions about holidays that are said to be lost at the end of the year: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOLIDAYS_AT_THE_END_OF_THE_YEAR_FR: Words = {
  'es.ask.holiday-year-end': {
    says: "Les congés finissent en général avec l'année, mais pas si l'entreprise vous a empêché de les prendre ou ne vous y a jamais invité. Alors ils restent à vous. Après un arrêt maladie, vous pouvez les prendre dans les 18 mois après la fin de leur année. Demandez par écrit des jours précis. En cas de refus ou sans dates, agissez en justice en 20 jours ouvrables ; c'est rapide et sans avocat. L'argent n'est payé qu'à la fin du contrat.",
  },
}
