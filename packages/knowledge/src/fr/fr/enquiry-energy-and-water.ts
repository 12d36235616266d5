/** Questions about power, gas and water: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_AND_WATER_WORDS: Words = {
  'fr.ask-buy.energy-cut': {
    dependsOn: 'la période',
    says: 'Du 1er novembre au 31 mars, ils ne peuvent pas couper votre résidence principale. Le reste de l’année, il faut deux avertissements écrits. Demandez un échéancier et le FSL.',
  },
  'fr.ask-buy.water-cut': {
    says: 'L’eau ne peut jamais être coupée dans votre résidence principale pour une dette.',
  },
  'fr.ask-buy.energy-back': {
    dependsOn: 'les dates de consommation',
    says: 'Une consommation de plus de 14 mois avant le dernier relevé n’est en général pas due. Demandez le détail par mois.',
  },
  'fr.ask-buy.energy-price': {
    dependsOn: 's’il vous a prévenu',
    says: 'Le fournisseur doit vous annoncer clairement un nouveau prix, par écrit, au moins un mois avant. Vous pouvez partir à tout moment, sans frais. Sans cette annonce, contestez la facture par écrit. Après deux mois sans bonne réponse, le médiateur national de l’énergie est gratuit.',
  },
  'fr.ask-buy.water-leak': {
    says: 'Pour une fuite sur une canalisation après compteur, vous payez au plus le double de votre consommation habituelle. Envoyez au service des eaux l’attestation d’un plombier : où était la fuite et quand elle a été réparée. Vous avez un mois après son avis de consommation anormale. Cela ne vaut pas pour les toilettes, le chauffe-eau ou les machines. En cas de refus, saisissez le médiateur de l’eau, gratuit.',
  },
}
