/** Questions of couples who live together and never married: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIVING_TOGETHER_FR: Words = {
  'gb.ask-family.cohabit-house': {
    says: 'Il n’y a pas de mariage de fait, et les années ne donnent pas droit à la moitié. Vous pouvez avoir une part si vous avez payé pour la maison ou si c’était convenu. Notez ce qui fut dit et gardez les preuves. Pour les enfants, une pension est due, et un juge peut vous laisser rester pour eux. Voyez un avocat avant de partir.',
  },
}
