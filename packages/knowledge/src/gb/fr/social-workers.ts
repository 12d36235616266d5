/** Social workers, and letters before care proceedings: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_WORKERS_FR: Words = {
  'gb.social-work.right-consent': {
    says: "Ils doivent examiner un risque pour un enfant. Ils ne peuvent pas l'emmener sans votre accord, un juge, ou la police en urgence.",
  },
  'gb.social-work.answer': {
    says: "Coopérez, et prenez tôt un avocat. Ne signez rien sur le lieu de vie d'un enfant sans conseil. Seul votre accord, un juge, ou la police en urgence peut emmener un enfant.",
  },
  'gb.care-case.wants': {
    says: "La commune s'inquiète pour un enfant et ira peut-être au tribunal. Vous avez encore le temps de changer cela.",
  },
  'gb.care-case.right-lawyer': {
    says: "Un parent qui reçoit cette lettre a droit à un avocat gratuit, quel que soit son revenu. Apportez-lui la lettre aujourd'hui.",
  },
  'gb.care-case.step': {
    says: "Allez à l'entretien avec un avocat. Nommez des proches qui pourraient aider. Ne signez rien sur le lieu de vie de l'enfant sans conseil.",
  },
}
