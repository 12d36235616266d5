/** Questions of a parent whose child the other parent wants to take to live abroad: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CHILD_TAKEN_ABROAD_FR: Words = {
  'ie.ask.child-emigrates': {
    says: 'Ne signez rien et écrivez que vous refusez. Emmener vivre un enfant hors d’Irlande exige l’accord de chaque guardian ou d’un tribunal ; un passeport aussi. Un père non marié l’est s’il a vécu avec la mère 12 mois de suite depuis le 18 janvier 2016, dont trois après la naissance. Demandez vite à la District Court un droit de visite et l’interdiction du départ. Enfant parti : retour, en un an.',
  },
}
