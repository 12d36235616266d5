/** Debts to a lender: who may hold the loan, home loans, the credit register and complaints: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LENDERS_FR: Words = {
  'ie.debt.know-register': {
    says: 'Une société qui gère un prêt doit être agréée par la banque centrale (Central Bank). Vous pouvez le vérifier gratuitement.',
  },
  'ie.debt.org': {
    says: 'Les prêteurs et les gestionnaires de prêts sont surveillés par la banque centrale (Central Bank). Les sociétés qui ne font que recouvrer des factures ne le sont souvent pas.',
  },
  'ie.debt.right-lender': {
    says: 'Un prêteur doit chercher avec vous un plan pour les retards. Ses contacts doivent rester mesurés et pas trop nombreux.',
  },
  'ie.debt.right-mortgage': {
    says: 'Pour le prêt de votre logement, le prêteur doit suivre des étapes fixes, étudier toutes les solutions et vous donner un recours. Remplissez la fiche de votre situation (Standard Financial Statement).',
  },
  'ie.debt.right-fspo': {
    says: 'Vous pouvez vous plaindre au prêteur. Après 40 jours ouvrables, ou un non définitif, le médiateur (Financial Services and Pensions Ombudsman) examine votre plainte gratuitement.',
  },
  'ie.debt.right-credit-report': {
    says: 'Vous pouvez voir votre rapport de crédit gratuitement et le faire corriger. Vous pouvez aussi y ajouter une courte note.',
  },
  'ie.debt.right-loan-owner': {
    says: 'Une société qui a racheté ou gère votre prêt doit être agréée par la Banque centrale. Vous gardez la même protection qu’avec la banque.',
  },
}
