/** The French words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_FR: Words = {
  'ie.bank.want': {
    says: 'La banque veut fermer votre compte. Cherchez le dernier jour et déplacez à temps votre paie et vos factures.',
  },
  'ie.bank.right-notice': {
    says: 'Une banque doit le plus souvent vous prévenir par écrit deux mois avant de fermer un compte de paiement.',
  },
  'ie.bank.right-basic': {
    says: 'Si vous vivez dans l’UE, vous avez droit à un compte de base. Une banque ne refuse que pour des motifs prévus par la loi, par écrit.',
  },
  'ie.bank.right-ombudsman': {
    says: 'Plaignez-vous d’abord à la banque. Après 40 jours ouvrables ou un non définitif, le médiateur financier (FSPO) regarde le cas sans frais.',
  },
  'ie.bank.step': {
    says: 'Demandez le motif par écrit. Ouvrez un nouveau compte, et demandez à la nouvelle banque de déplacer vos paiements.',
  },
  'ie.bank.right-forty-days': {
    says: 'Si vous vous plaignez par écrit à votre banque, elle doit examiner l’affaire et répondre dans les 40 jours ouvrables.',
  },
}
