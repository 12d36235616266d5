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
  'es.ask.minimum-wage': {
    says: 'En 2026 le salaire minimum (SMI) est de 1 221 € par mois en 14 paies à temps plein, brut. Cela fait 17 094 € par an, ou 1 424,50 € par mois en 12 paies. À temps partiel, on a sa part. Une convention peut donner plus. Si vous touchez moins, demandez-le par écrit et prévenez l’inspection du travail (ITSS), c’est gratuit. Vous avez un an pour chaque mois : d’abord la conciliation, puis le tribunal.',
  },
}
