/** The French words of the rows in ../enquiry-first-30-days.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_30_DAYS_FR: Words = {
  'gb.ask-consumer.faulty-30-days': {
    says: 'S’il a un défaut, vous pouvez le rendre dans les 30 jours et récupérer tout l’argent. Écrivez maintenant au vendeur. Il doit rembourser dans les 14 jours après son accord.',
  },
  'gb.ask-consumer.repair-first-30-days': {
    says: 'Non. Dans les 30 premiers jours, vous pouvez rendre un bien avec un défaut et récupérer tout l’argent. Si vous choisissez une réparation, ces jours s’arrêtent pendant ce temps. Écrivez au vendeur.',
  },
  'gb.ask-consumer.faulty-29-days': {
    says: 'Oui, si vous l’avez dit au vendeur dans les 30 jours après l’avoir reçu. La loi donne 30 jours pour rendre un bien avec un défaut, pas 28, et sans réparation d’abord. Écrivez aujourd’hui au vendeur avec les deux dates.',
  },
}
