/** Loans and cards in arrears: default notices, hardship, credit reports, and buy now pay later: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const LOAN_ARREARS_FR: Words = {
  'au.debt.know-file': {
    says: 'Un défaut de paiement (default) reste cinq ans dans votre dossier de crédit. Ils doivent vous avertir par écrit avant de l’inscrire.',
  },
  'au.debt.right-hardship': {
    says: 'Pour un prêt ou une carte, vous pouvez leur dire que vous avez du mal à payer (hardship). Ils doivent répondre dans les 21 jours.',
  },
  'au.debt.right-default-notice': {
    says: 'Avant de poursuivre pour un prêt ou une carte, ils doivent envoyer une mise en demeure (default notice) et vous donner 30 jours.',
  },
  'au.debt.default-notice': {
    says: 'Une mise en demeure (default notice) doit vous donner au moins 30 jours pour régler le problème. Par prudence, nous comptons à partir de sa date.',
    action: 'Payer ce qui est en retard, ou demander une aide pour difficultés (hardship)',
    consequence: 'Ils peuvent aller au tribunal, ou demander tout le prêt.',
  },
  'au.debt.opt-hardship': {
    says: 'Dites-leur que vous ne pouvez pas payer et ce que vous pouvez payer. Ils peuvent donner plus de temps ou des paiements plus petits.',
    title: 'Demander une aide pour difficultés (hardship)',
    cost: 'Gratuit.',
    time: 'Ils ont 21 jours pour répondre.',
    risk: 'Faible. S’ils disent non, allez à l’AFCA.',
    bestFor: 'Vous avez perdu un travail, été malade ou eu une période dure.',
  },
  'au.debt.insight-bnpl': {
    says: 'Depuis le 10 juin 2025, les entreprises « acheter maintenant, payer plus tard » (buy now pay later) ont besoin d’une licence de crédit et doivent dépendre de l’AFCA.',
    actionable:
      'Si c’est Afterpay, Zip ou pareil, demandez une aide pour difficultés (hardship) et utilisez l’AFCA.',
  },
}
