/** The French words of the rows in ../price-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_FR: Words = {
  'nz.price.right-term': {
    says: 'Dans un contrat type, une clause qui permet seulement à l’entreprise de changer le prix peut être injuste. Vous pouvez la signaler à la Commerce Commission.',
  },
  'nz.price.step-term': {
    says: 'Cherchez dans votre contrat la clause sur les hausses de prix, son dernier jour, et des frais de départ.',
  },
  'nz.price.option-switch': {
    says: 'Demandez deux autres prix. Puis demandez à votre entreprise de s’y aligner avant le début de la hausse.',
    title: 'Demander un meilleur prix ou changer',
    cost: 'Gratuit.',
    time: 'Quelques jours.',
    risk: 'Vérifiez s’il y a des frais si vous partez plus tôt.',
    bestFor: 'Vous pouvez l’avoir moins cher ailleurs.',
  },
  'nz.price.right-plan': {
    says: 'Vous pouvez demander à votre entreprise d’électricité lequel de ses tarifs est le moins cher pour vous. Ses règles d’attention aux clients (rules of care) la lient.',
  },
  'nz.price.step-help': {
    says: 'Comparez les tarifs sur le site gratuit que l’Electricity Authority soutient. Si vous ne pouvez pas payer, demandez tôt un plan : ils doivent aider avant de couper.',
  },
  'nz.price.right-scheme': {
    says: 'Si vous ne pouvez pas vous entendre, Utilities Disputes examine l’affaire gratuitement.',
  },
  'nz.price.step-write': {
    says: 'Si vous n’êtes pas d’accord, écrivez avant la hausse, et demandez à partir sans frais à cause du changement.',
  },
  'nz.price.right-tdr': {
    says: 'Pour le téléphone et internet, Telecommunications Dispute Resolution aide gratuitement.',
  },
}
