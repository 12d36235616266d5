/** Questions about contracts that run on: subscriptions, gym, phone and internet: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RUNNING_CONTRACT_WORDS: Words = {
  'fr.ask-buy.subscription': {
    dependsOn: 'si un engagement court encore',
    says: 'Après l’engagement, vous pouvez résilier, aussi en ligne. Sans avertissement avant la reconduction, résiliez à tout moment gratuitement.',
  },
  'fr.ask-buy.telecom-year': {
    says: 'Une facture de téléphone ou d’internet est prescrite un an après son échéance, sauf action en justice entre-temps. Les lettres et appels d’un recouvreur n’y changent rien. Écrivez qu’elle est prescrite (L. 34-2), ne payez et ne reconnaissez rien. Ce qui est déjà payé ne revient pas. Les frais ajoutés sans titre ne sont pas pour vous.',
  },
  'fr.ask-buy.gym-health': {
    says: 'Un contrat de salle de sport sans sortie pour une raison de santé sérieuse peut être abusif : cette clause ne vous engage pas. Envoyez le certificat par recommandé, puis saisissez le médiateur.',
  },
  'fr.ask-buy.phone-early': {
    dependsOn: 'la durée déjà passée',
    says: 'Aucun engagement ne dépasse 24 mois. Dès le 13e mois, vous partez sans frais, ou avec au plus 20 % du reste si le téléphone était vendu moins cher. Avant, vous devez la fin de la première année. Tout autre frais doit figurer au contrat.',
  },
}
