/** The French words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_FR: Words = {
  'nz.bank.right-complain': {
    says: 'Vous pouvez vous plaindre à la banque. Après son non définitif, le Banking Ombudsman examine l’affaire gratuitement.',
  },
  'nz.bank.right-money': {
    says: 'L’argent du compte reste à vous. Demandez comment et quand vous le recevrez.',
  },
  'nz.bank.step-open': {
    says: 'Ouvrez maintenant un compte dans une autre banque. Elle peut y transférer vos paiements pour vous.',
  },
  'nz.bank.step-tell': {
    says: 'Donnez le nouveau numéro à votre employeur, à Work and Income et à Inland Revenue avant le dernier jour.',
  },
  'nz.bank.step-why': {
    says: 'Demandez par écrit la raison et la clause du contrat. Demandez plus de temps si vous en avez besoin.',
  },
  'nz.bank.option-complain': {
    says: 'Écrivez que c’est une plainte, et quel tort la fermeture vous cause.',
    title: 'Se plaindre et demander plus de temps',
    cost: 'Gratuit.',
    time: 'Quelques semaines.',
    risk: 'Faible.',
    bestFor: 'La banque n’a pas donné de raison, ou a donné trop peu de temps.',
  },
}
