/** A summons about means: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBTOR_SUMMONS_FR: Words = {
  'ie.means.wants': {
    says: 'Un tribunal a jugé cette dette. Il demande maintenant ce que vous gagnez et possédez, et peut ordonner des versements.',
  },
  'ie.means.right-afford': {
    says: "Le juge regarde vos moyens avant d'ordonner des versements. Envoyez l'état de vos moyens (statement of means) une semaine avant l'audience, et allez-y.",
  },
  'ie.means.right-vary': {
    says: 'Si votre situation change plus tard, vous pouvez demander au District Court de baisser les versements.',
  },
  'ie.means.right-no-jail': {
    says: "Personne ne va en prison faute d'argent. Un juge doit d'abord être sûr que vous pouviez payer et ne vouliez pas, et vous pouvez avoir l'aide juridique.",
  },
}
