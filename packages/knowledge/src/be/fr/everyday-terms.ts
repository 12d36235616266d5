/** Coupure, téléphone, prime, achat, prestations et famille, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const EVERYDAY_TERMS_FR: Words = {
  'be.utility.right-who-decides': {
    says: 'Votre fournisseur ne peut pas couper seul le courant ou le gaz. En Flandre, une commission (LAC) doit être d’accord, à Bruxelles un juge. Allez-y et expliquez-vous.',
  },
  'be.utility.right-end-phone': {
    says: 'Vous pouvez mettre fin à un contrat de téléphone ou d’internet à tout moment. Après six mois, aucun frais, sauf le reste du prix d’un appareil.',
  },
  'be.insurance.right-premium': {
    says: 'Pour une prime impayée, la garantie ne s’arrête qu’après une mise en demeure par recommandé ou huissier, avec au moins quinze jours pour payer.',
  },
  'be.buy.right-delivery': {
    says: 'Un vendeur doit livrer dans les trente jours, sauf autre accord. S’il tarde, donnez un délai juste, puis annulez et demandez votre argent.',
  },
  'be.buy.right-not-told': {
    says: 'Un vendeur à distance doit vous avoir parlé des 14 jours de rétractation. Sinon, vous avez 12 mois de plus.',
  },
  'be.buy.right-flight': {
    says: 'Si un vol est annulé ou très en retard, vous avez peut-être droit à une aide, un remboursement et une somme fixe. Demandez d’abord à la compagnie.',
  },
  'be.benefit.right-no-costs': {
    says: 'Un procès contre un organisme social devant le tribunal du travail ne vous coûte rien, même perdu. Sauf action téméraire.',
  },
  'be.benefit.right-living-wage': {
    says: 'Contre une décision du CPAS sur le revenu d’intégration, vous avez trois mois pour aller au tribunal du travail. Il peut aussi renoncer à une dette par équité.',
  },
  'be.fine.know-parking-fee': {
    says: 'Une redevance de stationnement (rétribution) est le prix du parking, pas une amende. Vous pouvez la contester par écrit avec votre ticket ou des photos.',
  },
  'be.ask.neighbour': {
    says: 'Un voisin ne peut pas causer un trouble anormal de voisinage. Tenez un journal. Le juge de paix offre une conciliation gratuite.',
  },
  'be.ask.estate': {
    says: 'Vous pouvez accepter une succession, y renoncer, ou l’accepter sous bénéfice d’inventaire. Ainsi vous ne payez pas ses dettes avec votre argent. Un notaire l’acte.',
  },
  'be.ask.maintenance': {
    says: 'Les deux parents paient pour un enfant selon leurs moyens. Le tribunal de la famille peut changer la somme. Le SECAL peut récupérer les impayés.',
  },
  'be.stay.right-short': {
    says: 'Contre un refus de séjour, vous avez le plus souvent 30 jours pour saisir le CCE. Parfois 10 jours ou moins. Prenez tout de suite un avocat gratuit.',
  },
}
