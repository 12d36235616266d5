/** The French words of Spain: court costs. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_COSTS_FR: Words = {
  'es.claim.right-own-court': {
    says: 'Seul le tribunal de votre domicile peut traiter cette injonction (monitorio). S’il est d’ailleurs, dites-le au tribunal.',
  },
  'es.claim.costs': {
    says: 'Qui perd tout le procès paie les frais. Pour l’avocat adverse, c’est au plus un tiers de la somme demandée.',
  },
  'es.claim.deadline-bill': {
    says: 'Dans un procès sur une traite ou un billet à ordre (juicio cambiario), vous avez dix jours ouvrables pour payer ou vous opposer.',
    action: 'Payer, ou former opposition avec un avocat',
    consequence: 'Le tribunal continue et saisit vos biens.',
  },
  'es.claim.right-european-order': {
    says: 'Contre une injonction de payer européenne, vous avez 30 jours pour vous opposer avec le formulaire. Ni motif ni avocat ne sont nécessaires.',
  },
  'es.enforce.interest': {
    says: 'Dès le jugement, la somme porte l’intérêt légal plus deux points, sauf si un autre taux est fixé.',
  },
  'es.enforce.right-public-grounds': {
    says: 'Contre une saisie du fisc, ces motifs comptent : payé ou prescrit, aucune contrainte notifiée, recouvrement suspendu ou règles violées.',
  },
}
