/** The landlord's notice to end a lease (congé): its reasons, its time and the answers to it: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LANDLORD_NOTICE_WORDS: Words = {
  'fr.home.want-notice': {
    says: 'Votre bailleur donne congé : pour vendre, pour y habiter, ou pour un motif sérieux.',
  },
  'fr.home.step-check-notice': {
    says: 'Vérifiez le congé : un motif, six mois (trois en meublé) avant la fin du bail, par recommandé, commissaire de justice ou remise en main propre ?',
  },
  'fr.home.right-reason': {
    says: 'Pour un logement vide, le bailleur doit prévenir six mois avant la fin du bail, et seulement pour vendre, habiter, ou un motif sérieux.',
  },
  'fr.home.right-reason-furnished': {
    says: 'Pour un meublé, le bailleur doit prévenir trois mois avant la fin du bail, avec un motif : vente, habitation ou motif sérieux.',
  },
  'fr.home.furnished-late': {
    says: 'Le congé est-il arrivé à moins de trois mois de la fin ? Il est sans effet et le bail repart pour un an. En meublé, pas de droit de préemption.',
  },
  'fr.home.right-older': {
    says: 'Si vous avez plus de 65 ans avec de faibles revenus, le bailleur doit en général vous proposer un autre logement proche.',
  },
  'fr.home.right-buy': {
    says: 'Un congé pour vendre un logement vide est d’abord une offre pour vous. Vous avez les deux premiers mois du préavis pour accepter.',
  },
  'fr.home.option-dispute': {
    title: 'Contester le congé',
    says: 'Si le motif est faux ou le délai trop court, écrivez au bailleur. Le bail continue alors, ou un juge décide.',
    cost: 'Une lettre recommandée.',
    time: 'Une heure.',
    risk: 'Si le congé est valable, il faudra partir à la fin.',
    bestFor: 'Le congé est tardif, sans motif, ou un prétexte.',
  },
  'fr.home.insight-no-reason': {
    says: 'On ne voit pas de motif. Sans l’un des trois motifs légaux, le congé n’a pas d’effet.',
    actionable: 'Faites-le vérifier par l’ADIL et écrivez au bailleur que vous restez.',
  },
  'fr.home.right-notice-received': {
    says: 'Le préavis court du jour où vous avez vraiment reçu la lettre, pas de sa date. Gardez l’enveloppe et l’avis de la Poste.',
  },
  'fr.home.right-notice-leaflet': {
    says: 'Avec un congé pour vendre ou pour habiter, une notice d’information officielle sur vos droits doit être jointe. Elle manque ? Dites-le par écrit.',
  },
  'fr.home.right-leave-early': {
    says: 'Pendant le préavis donné par le bailleur, vous pouvez partir plus tôt. Vous ne devez alors le loyer que pour les jours où vous y avez habité.',
  },
}
