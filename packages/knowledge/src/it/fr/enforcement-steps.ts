/** The formal warning before seizure (precetto), and seizures: what to do. The words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_STEPS_WORDS: Words = {
  'it.enforce.step-read': {
    says: 'Trouvez le titre qu’il nomme : décision, jugement, date et remise. Demandez à un avocat si vous l’avez jamais reçu.',
  },
  'it.enforce.step-lawyer': {
    says: 'Voyez un avocat dans les prochains jours. Dix jours, c’est court.',
  },
  'it.enforce.step-plan': {
    says: 'Si vous devez la somme, proposez maintenant un plan à l’avocat. Un accord avant la saisie évite des frais.',
  },
  'it.enforce.step-occ': {
    says: 'Si vous avez beaucoup de dettes, allez à un organisme de crise (OCC). Un plan devant le tribunal peut arrêter les saisies.',
  },
}
