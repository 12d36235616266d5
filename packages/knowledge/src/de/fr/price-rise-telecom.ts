/** Phone and internet firms that raise a price: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_TELECOMS_FR: Words = {
  'de.price.telecom-right-end': {
    says: 'Vous pouvez résilier à cause de la hausse, sans frais ni préavis, dans les trois mois de cette lettre. Le contrat finit au plus tôt le jour de la hausse.',
  },
  'de.price.telecom-deadline': {
    says: 'Les trois mois courent dès l’arrivée de la lettre. Par prudence, on compte depuis sa date.',
    action: 'Résilier à cause de la hausse, si vous voulez partir',
    consequence: 'Le droit spécial est passé. Le contrat continue au nouveau prix.',
  },
  'de.price.telecom-right-told': {
    says: 'On doit vous prévenir au moins un mois et au plus deux mois avant, sous une forme à garder.',
  },
  'de.price.telecom-step': {
    says: 'Comparez d’autres tarifs. Pour garder numéro ou ligne, laissez la nouvelle entreprise faire le changement, mais gare aux trois mois.',
  },
  'de.price.telecom-option-leave': {
    says: 'Nommez le changement de prix et le § 57 TKG. Demandez une confirmation.',
    title: 'Résilier à cause de la hausse',
    cost: 'Gratuit. Un téléphone ou routeur est peut-être à rendre ou à payer.',
    time: 'Dans les trois mois de cette lettre.',
    risk: 'Gardez la ligne tant que la nouvelle ne marche pas.',
    bestFor: 'Une autre entreprise est moins chère.',
  },
}
