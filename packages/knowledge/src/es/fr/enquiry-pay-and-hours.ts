/** Questions about wages, working hours and holidays: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_FR: Words = {
  'es.ask.holiday-left': {
    says: "Les congés non pris ne sont pas perdus : à la fin du contrat, l'entreprise doit les payer dans le solde (finiquito). Ces jours comptent comme cotisés et retardent le début du chômage (paro). Vous pouvez convenir de les prendre avant ; l'entreprise doit fixer les dates deux mois à l'avance. Pas payés ? Signez « no conforme » et demandez la conciliation : vous avez un an.",
  },
  'es.ask.holiday-days': {
    says: 'Vous avez au moins 30 jours calendaires par an et devez connaître les dates deux mois avant. Si l’entreprise en fixe d’autres, agissez en 20 jours ouvrables.',
  },
  'es.ask.hours-changed': {
    says: 'Demandez-le par écrit. Pour un grand changement, 15 jours de préavis sont dus, 30 pour une mutation. Contestez en 20 jours ouvrables. S’il vous nuit, vous pouvez souvent partir avec 20 jours de salaire par an.',
  },
}
