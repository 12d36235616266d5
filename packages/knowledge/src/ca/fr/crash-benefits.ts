/** Benefits after a car crash in Ontario: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const CRASH_BENEFITS_WORDS: Words = {
  'ca.insure.on-accident': {
    says: 'Pour les indemnités après un accident de voiture en Ontario, vous pouvez aller au Tribunal d’appel en matière de permis (Licence Appeal Tribunal). Vous avez deux ans à partir du refus. Le tribunal ordinaire n’est pas ouvert pour cela.',
  },
  'ca.insure.on-treatment': {
    says: 'L’assureur doit répondre à un plan de traitement dans les 10 jours ouvrables et donner ses raisons médicales. Sinon, il doit payer jusqu’à ce qu’il le fasse.',
  },
}
