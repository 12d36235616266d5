/** Social workers, and letters before care proceedings: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_WORKERS_IT: Words = {
  'gb.social-work.right-consent': {
    says: 'Devono esaminare un rischio per un bambino. Non possono portarlo via senza il Suo consenso, un giudice, o la polizia in emergenza.',
  },
  'gb.social-work.answer': {
    says: 'Collabori, e prenda presto un avvocato. Non firmi nulla su dove vive un bambino senza consiglio. Solo il Suo consenso, un giudice, o la polizia in emergenza possono portarlo via.',
  },
  'gb.care-case.wants': {
    says: 'Il comune è preoccupato per un bambino e forse andrà dal giudice. Ha ancora tempo per cambiare le cose.',
  },
  'gb.care-case.right-lawyer': {
    says: 'Un genitore che riceve questa lettera ha diritto a un avvocato gratis, qualunque sia la paga. Gli porti la lettera oggi.',
  },
  'gb.care-case.step': {
    says: "Vada all'incontro con un avvocato. Indichi parenti che possono aiutare. Non firmi nulla su dove vive il bambino senza consiglio.",
  },
}
