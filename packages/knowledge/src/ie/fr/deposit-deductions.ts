/** The French words of the rows in ../deposit-deductions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DEDUCTIONS_FR: Words = {
  'ie.kept.right-wear': {
    says: 'Le bailleur ne peut garder que pour un loyer ou des factures dus, ou un dégât au-delà de l’usure normale. Il doit le montrer.',
  },
  'ie.kept.right-rtb': {
    says: 'Le Residential Tenancies Board (RTB) tranche sur les dépôts. La médiation est gratuite, sans avocat.',
  },
  'ie.kept.step-proof': {
    says: 'Demandez la facture pour chaque somme. Réunissez photos, inventaire et messages.',
  },
  'ie.kept.step-write': {
    says: 'Écrivez quelles sommes vous refusez et pourquoi. Demandez le reste tout de suite.',
  },
  'ie.kept.option-rtb': {
    title: 'Saisir le RTB',
    cost: 'Médiation gratuite, petite somme pour une décision.',
    time: 'Quelques semaines ou mois.',
    risk: 'Faible.',
    bestFor: 'Le bailleur ne rend pas ce qui est à vous.',
    says: 'Faites la demande en ligne avec bail, preuve du dépôt et photos. Threshold aide gratuitement.',
  },
}
