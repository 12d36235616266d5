/** Questions about wages, working hours and holidays: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_FR: Words = {
  'es.ask.holiday-left': {
    says: 'À la fin du contrat, l’entreprise doit payer les congés non pris. Signez le solde avec « no conforme ». Déposez la demande de conciliation : vous avez un an.',
  },
  'es.ask.holiday-days': {
    says: 'Vous avez au moins 30 jours calendaires par an et devez connaître les dates deux mois avant. Si l’entreprise en fixe d’autres, agissez en 20 jours ouvrables.',
  },
  'es.ask.hours-changed': {
    says: 'Demandez-le par écrit. Pour un grand changement, 15 jours de préavis sont dus, 30 pour une mutation. Contestez en 20 jours ouvrables. S’il vous nuit, vous pouvez souvent partir avec 20 jours de salaire par an.',
  },
}
