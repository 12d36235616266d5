/** The French words of the rows in ../utility-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_STEPS_WORDS: Words = {
  'de.supply.step-plan': {
    says: 'Demandez aujourd’hui par écrit au fournisseur un plan contre la coupure (Abwendungsvereinbarung). En fourniture de base, il doit le proposer dans la semaine.',
  },
  'de.supply.step-meter': {
    says: 'Relevez votre compteur et prenez une photo. Comparez avec la facture. La consommation était-elle estimée ?',
  },
  'de.supply.step-vulnerable': {
    says: 'Un bébé, un malade, une personne âgée ou handicapée au foyer ? Dites-le par écrit au fournisseur. Une coupure peut alors être illégale.',
  },
  'de.supply.step-current': {
    says: 'Payez dès maintenant la somme mensuelle courante. Le plan ne tient que tant que vous le faites.',
  },
  'de.supply.step-object': {
    says: 'Réclamez par écrit avec vos raisons. Le fournisseur doit répondre en quatre semaines. Vous pouvez ensuite aller à la Schlichtungsstelle Energie.',
  },
}
