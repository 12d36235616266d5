/** Questions about used cars and private sellers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_USED_CAR_FR: Words = {
  'gb.ask-consumer.used-car': {
    says: 'Chez un vendeur professionnel (dealer), vous pouvez rendre une voiture avec un défaut dans les 30 premiers jours. Après cela, il a un seul essai de réparation. L’âge et les kilomètres comptent. D’un particulier, elle doit seulement être comme décrite.',
    dependsOn: 'si vous l’avez achetée chez un professionnel (dealer), et il y a combien de temps',
  },
  'gb.ask-consumer.private-seller': {
    says: 'Avec un particulier, vous avez moins de droits. La chose doit être comme il l’a dite, et il ne doit pas mentir. Gardez l’annonce. Si vous avez payé par carte ou par le site, utilisez leur protection. S’il a menti, demandez votre argent par écrit avec un dernier jour. Puis saisissez le tribunal (small claim). Un professionnel déguisé en particulier doit autant qu’un magasin.',
    dependsOn: 'ce que le vendeur vous a dit',
  },
  'gb.ask-consumer.dealer-car-30-days': {
    says: 'Oui. Si elle avait un défaut à la vente, vous pouvez la rendre dans les 30 jours et récupérer tout l’argent. Écrivez aujourd’hui au vendeur (dealer). « Sold as seen » (vendu en l’état) n’enlève pas ce droit, et vous n’avez pas à accepter la moitié.',
  },
}
