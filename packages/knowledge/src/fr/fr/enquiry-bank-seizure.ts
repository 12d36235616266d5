/** Questions about a seized bank account: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_SEIZURE_FR: Words = {
  'fr.ask-debt.bank-empty': {
    says: 'Une somme égale au RSA d’une personne seule (environ 650 €) doit rester d’office. Si vos RSA, allocations familiales ou aides au logement dépassent cette somme, c’est le montant le plus haut qui reste : montrez vite les preuves à la banque. Pour une saisie du Trésor (SATD), ses frais ne dépassent pas 10 % de la dette, ni 100 €. Deux mois pour la contester ; un mois pour une saisie par commissaire de justice.',
  },
  'fr.ask-debt.bank-seized-for-ex': {
    says: 'Un titre contre votre ex seul ne donne aucun droit sur votre compte. Demandez par écrit au commissaire de justice ce titre, et le jour de sa signification. Avez-vous signé aussi, ou était-ce pour le ménage pendant le mariage ? Alors vous pouvez devoir. La saisie doit vous être dénoncée sous huit jours, sinon elle tombe. Vous avez ensuite un mois pour le juge de l’exécution ; prévenez le commissaire en recommandé le jour même ou le suivant. Une somme égale au RSA reste sans demande. Montrez à la banque la preuve des allocations.',
  },
  'fr.ask-debt.rsa-seized': {
    says: 'Le RSA est insaisissable, quelle que soit la dette. Seule la CAF ou la MSA peut reprendre, peu à peu, un RSA versé à tort. Si le compte est bloqué, montrez à la banque la preuve que cet argent est du RSA et demandez-le tout de suite. Une somme égale au RSA d’une personne seule reste libre sans rien demander.',
  },
}
