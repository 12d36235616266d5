/** Questions about a seized bank account: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_SEIZURE_FR: Words = {
  'fr.ask-debt.bank-empty': {
    says: 'Une somme égale au RSA d’une personne seule (environ 650 €) doit rester d’office. Si vos RSA, allocations familiales ou aides au logement dépassent cette somme, c’est le montant le plus haut qui reste : montrez vite les preuves à la banque. Pour une saisie du Trésor (SATD), ses frais ne dépassent pas 10 % de la dette, ni 100 €. Deux mois pour la contester ; un mois pour une saisie par commissaire de justice.',
  },
}
