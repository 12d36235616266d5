/** Questions about fines and parking charges: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_AND_FINES_WORDS: Words = {
  'fr.ask-buy.fine': {
    dependsOn: 'si vous l’acceptez',
    says: 'Vous avez 45 jours pour payer ou contester sur antai.gouv.fr. Ne payez pas si vous contestez. Majorée : 30 jours.',
  },
  'fr.ask-buy.parking-fps': {
    says: 'Contestez auprès de l’organisme indiqué dans le mois (RAPO). En cas de refus, saisissez le tribunal du stationnement payant dans le mois.',
  },
  'fr.ask-buy.fine-driver': {
    says: 'Désignez le vrai conducteur sur antai.gouv.fr sous 45 jours, avant de payer. Vous ne devez alors ni amende ni points. Si vous montrez seulement que ce n’était pas vous, vous pouvez devoir l’amende, sans perdre de points.',
  },
}
