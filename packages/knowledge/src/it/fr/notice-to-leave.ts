/** The landlord's notice that a lease ends, its reasons and its time: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const NOTICE_TO_LEAVE_WORDS: Words = {
  'it.home.want-notice': {
    says: 'Votre propriétaire dit que le bail finit (disdetta), ou veut que vous partiez.',
  },
  'it.home.four-four': {
    says: 'Un bail libre dure quatre ans, puis encore quatre. Un bail à loyer convenu (canone concordato) dure trois ans, puis deux.',
  },
  'it.home.right-six-months': {
    says: 'Pour finir le bail à son terme, le propriétaire doit écrire au moins six mois avant. S’il est en retard, le bail se renouvelle.',
  },
  'it.home.right-first-term': {
    says: 'À la fin des quatre premières années (trois si le loyer est convenu), il faut au propriétaire un motif de la loi. Par exemple l’usage propre ou la vente. La lettre doit le nommer.',
  },
  'it.home.right-false-reason': {
    says: 'Si le propriétaire n’utilise pas le logement comme dit dans les 12 mois, vous pouvez revenir ou recevoir au moins 36 mois de loyer.',
  },
  'it.home.right-leave': {
    says: 'Pour des raisons sérieuses, vous pouvez partir à tout moment avec six mois de préavis par lettre recommandée.',
  },
  'it.home.step-no-sign': {
    says: 'Ne signez pas un papier qui finit le bail ou augmente le loyer avant d’avoir un conseil.',
  },
  'it.home.warning-no-leave': {
    says: 'Ne partez pas et ne rendez pas les clés à cause de cette seule lettre. Demandez d’abord conseil.',
  },
  'it.home.element-reason': {
    name: 'Le motif',
    says: 'Un congé au premier terme doit nommer le motif légal.',
    ifMissing: 'Écrivez que, sans motif légal, le bail se renouvelle.',
  },
  'it.home.right-leave-date': {
    says: 'Si un juge ordonne le départ, il en fixe le jour : dans les six mois, ou douze dans les cas durs. C’est 60 jours si vous avez manqué un délai de paiement.',
  },
  'it.home.right-buy-first': {
    says: 'Une vente ne met fin à la première période que si le propriétaire n’a pas d’autre logement que le sien. Vous pouvez alors acheter d’abord, au même prix (prelazione).',
  },
}
