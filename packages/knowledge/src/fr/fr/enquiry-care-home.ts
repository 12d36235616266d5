/** Questions about who pays for a care home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CARE_HOME_WORDS: Words = {
  'fr.ask-buy.care-home-costs': {
    dependsOn: 'vos moyens et les siens',
    says: 'Les enfants peuvent devoir de l’aide à un parent dans le besoin, chacun selon ses moyens (obligation alimentaire). L’établissement ne fixe pas seul votre part : mettez-vous d’accord, ou le juge aux affaires familiales la fixe. Un parent qui vous a gravement manqué peut perdre cette aide. Demandez d’abord l’aide sociale (ASH) et l’APL.',
  },
}
