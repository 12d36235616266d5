/** The French words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_FR: Words = {
  'au.price.right-term': {
    says: 'Dans un contrat type, une clause qui laisse seulement l’entreprise changer le prix peut être injuste. Alors elle ne vous lie pas.',
  },
  'au.price.step-term': {
    says: 'Cherchez dans votre contrat la clause sur les hausses de prix, le dernier jour du contrat et des frais de départ.',
  },
  'au.price.option-switch': {
    says: 'Demandez deux autres prix. Demandez ensuite à votre entreprise de s’aligner avant le début de la hausse.',
    title: 'Demander un meilleur prix ou changer',
    cost: 'Gratuit.',
    time: 'Quelques jours.',
    risk: 'Vérifiez s’il y a des frais si vous partez tôt.',
    bestFor: 'Vous pouvez l’avoir moins cher ailleurs.',
  },
  'au.price.right-notice': {
    says: 'Votre entreprise d’énergie doit presque toujours vous prévenir au moins cinq jours ouvrables avant un nouveau prix.',
  },
  'au.price.step-compare': {
    says: 'Comparez gratuitement les offres sur Energy Made Easy, ou Victorian Energy Compare dans le Victoria. Demandez à votre entreprise sa meilleure offre.',
  },
  'au.price.step-hardship': {
    says: 'Si vous ne pouvez pas payer le nouveau prix, demandez le programme d’aide (hardship program) et des réductions (concessions) avant d’être en retard.',
  },
  'au.price.step-other': {
    says: 'Écrivez à l’entreprise avant la hausse si vous n’êtes pas d’accord. Pour le téléphone et internet, le TIO aide gratuitement.',
  },
  'au.price.right-leave': {
    says: 'Avec un contrat de mois en mois, vous pouvez partir. Avec un contrat fixe, demandez à partir sans frais à cause du changement.',
  },
}
