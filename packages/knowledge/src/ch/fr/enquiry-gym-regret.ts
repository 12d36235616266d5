/** Questions about a gym contract that a person regrets after some days: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GYM_REGRET_FR: Words = {
  'ch.ask.gym-regret': {
    says: 'Non, le droit suisse ne donne pas ce droit pour un contrat signé au fitness. Il y a 14 jours seulement si on vous l’a vendu chez vous, dans la rue, au travail ou par un appel non demandé. Lisez les conditions : certains l’acceptent les premiers jours. Écrivez aussitôt et demandez un geste, une pause ou un transfert. Longue maladie ou déménagement lointain : peut-être un juste motif.',
  },
}
