/** Questions about contractors and movers: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TRADESPEOPLE_WORDS: Words = {
  'ca.ask.contractor': {
    says: 'Écrivez ce qui ne va pas et donnez une date pour corriger. Le travail doit être de qualité raisonnable. Ensuite, allez aux petites créances, ou voyez votre carte.',
  },
  'ca.ask.movers-on': {
    says: 'Non. Ils ne peuvent pas garder vos biens pour faire payer plus, ni dépasser un devis écrit de plus de 10 %. Payez la somme convenue, demandez vos biens par écrit, et appelez Protection du consommateur Ontario.',
  },
}
