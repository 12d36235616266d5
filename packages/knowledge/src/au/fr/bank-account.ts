/** The French words of the rows in ../bank-account.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BANK_ACCOUNT_FR: Words = {
  'au.bank.right-complain': {
    says: 'Vous pouvez vous plaindre à la banque. Après 30 jours, ou un non définitif, l’AFCA examine l’affaire gratuitement.',
  },
  'au.bank.right-money': {
    says: 'L’argent du compte reste à vous. Demandez comment et quand vous le recevrez.',
  },
  'au.bank.step-open': {
    says: 'Ouvrez maintenant un compte dans une autre banque. Si vous avez une carte de réduction (concession card), demandez un compte de base sans frais.',
  },
  'au.bank.step-move': {
    says: 'Donnez le nouveau numéro à votre employeur, à Centrelink et à tous ceux qui prélèvent sur votre compte, avant le dernier jour.',
  },
  'au.bank.step-why': {
    says: 'Demandez par écrit la raison et la clause du contrat. Demandez plus de temps s’il vous en faut.',
  },
  'au.bank.option-complain': {
    says: 'Écrivez que ceci est une plainte, et quel tort la fermeture vous cause.',
    title: 'Se plaindre et demander plus de temps',
    cost: 'Gratuit.',
    time: 'Jusqu’à 30 jours.',
    risk: 'Faible.',
    bestFor: 'La banque n’a donné aucune raison, ou trop peu de temps.',
  },
}
