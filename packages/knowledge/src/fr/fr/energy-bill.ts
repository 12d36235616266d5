/** Bills and cut-off warnings for power and gas: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_BILL_WORDS: Words = {
  'fr.energy.not-yet-winter': {
    says: 'Ils ne peuvent pas couper l’électricité ou le gaz de votre résidence principale du 1er novembre au 31 mars.',
  },
  'fr.energy.not-yet-steps': {
    says: 'Ils ne peuvent pas couper tout de suite. Ils doivent écrire deux fois, avec un délai : 15 jours, puis 20 jours.',
  },
  'fr.energy.know-back-billing': {
    says: 'Ils ne peuvent pas facturer une consommation de plus de 14 mois avant le dernier relevé, en général.',
    learnMore: 'Comparez les dates de consommation sur la facture.',
  },
  'fr.energy.step-check': {
    says: 'Relevez votre compteur. Comparez avec la facture : relevé réel ou estimé, dates, prix.',
  },
  'fr.energy.step-cheque': {
    says: 'Voyez si vous avez un chèque énergie. Envoyez-le au fournisseur : il paie et vous protège.',
  },
  'fr.energy.step-dispute': {
    says: 'Si la facture est fausse, écrivez avec une photo du compteur. Après deux mois, saisissez le médiateur de l’énergie.',
  },
  'fr.energy.right-winter': {
    says: 'Vous avez droit à l’électricité et au gaz dans votre résidence principale du 1er novembre au 31 mars. On peut réduire la puissance, sauf avec le chèque énergie.',
  },
  'fr.energy.right-back-billing': {
    says: 'Vous avez le droit de ne pas payer une consommation de plus de 14 mois avant le dernier relevé, sauf blocage de votre part.',
  },
  'fr.energy.right-warnings': {
    says: 'Vous avez droit à deux avertissements écrits avant une coupure, et à l’information sur le FSL.',
  },
  'fr.energy.right-ombudsman': {
    says: 'Le médiateur de l’énergie est gratuit. Appelez le 0 800 112 212.',
  },
  'fr.energy.warn-spring': {
    says: 'La dette reste après l’hiver. Les coupures reprennent le 1er avril, donc convenez d’un plan maintenant.',
  },
  'fr.energy.insight-estimate': {
    says: 'Cela ressemble à un rattrapage. Une consommation de plus de 14 mois avant le dernier relevé n’est en général pas due.',
    actionable: 'Demandez le détail mois par mois et citez l’article L. 224-11.',
  },
}
