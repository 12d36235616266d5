/** The French words of the rows in ../other-ombudsmen.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OTHER_OMBUDSMEN_FR: Words = {
  'gb.refused.step-other': {
    says: 'Cherchez dans la lettre le nom du médiateur (ombudsman) et le dernier jour. Utilisez son formulaire en ligne.',
  },
  'gb.refused.right-other-free': {
    says: 'La plupart des médiateurs (ombudsman) sont gratuits pour vous. La lettre devrait nommer le bon.',
  },
  'gb.refused.right-phone': {
    says: 'Chaque opérateur doit adhérer à un service gratuit : Communications Ombudsman ou CISAS. Vous pouvez y aller maintenant, ou six semaines après la réclamation.',
  },
  'gb.refused.right-energy': {
    says: 'Chaque fournisseur d’énergie doit adhérer à l’Energy Ombudsman, gratuit. Si vous acceptez sa décision, il doit la suivre.',
  },
  'gb.refused.right-homes': {
    says: 'Le Housing Ombudsman est gratuit. En général, vous avez 12 mois après la réponse finale du bailleur.',
  },
  'gb.refused.option-other': {
    says: 'Remplissez le formulaire du médiateur cité, avec cette réponse et vos preuves.',
    title: 'Saisir le médiateur',
    cost: 'Le plus souvent rien.',
    time: 'Semaines ou mois.',
    risk: 'Faible. Certains ont un plafond ou un dernier jour.',
    bestFor: 'La réponse vous semble injuste.',
  },
}
