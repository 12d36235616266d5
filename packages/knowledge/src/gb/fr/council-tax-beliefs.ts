/** Beliefs about council tax to correct: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_BELIEFS_FR: Words = {
  'gb.council-tax.myth-prison': {
    says: 'En Angleterre, la prison est un dernier recours. Un tribunal doit d’abord constater que vous pouviez payer et avez refusé, ou gravement manqué de le faire. Ne pas pouvoir payer ne suffit pas.',
  },
  'gb.council-tax.myth-prison-wales': {
    says: 'Au pays de Galles, on ne peut pas vous envoyer en prison pour l’impôt local (council tax). Ce pouvoir a pris fin le 1er avril 2019.',
  },
  'gb.council-tax.myth-six-years': {
    says: 'Après une décision du tribunal (liability order), aucun délai n’éteint la dette. La limite de six ans vaut seulement pour demander cette décision.',
  },
  'gb.council-tax.myth-only-half': {
    says: 'Les couples et les colocataires (joint tenants) doivent chacun toute la facture tant qu’ils y habitent. Si quelqu’un est parti, donnez la date à la mairie (council).',
  },
  'gb.council-tax.myth-contract': {
    says: 'L’impôt local (council tax) n’a besoin ni d’un contrat ni de votre accord. Les tribunaux rejettent cet argument, et il ajoute des frais.',
  },
}
