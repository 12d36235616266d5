/** Questions about people who have no home or lose it soon: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMELESS_FR: Words = {
  'nl.ask.homeless': {
    says: 'Allez aujourd’hui à la commune et demandez un accueil (opvang, Wmo), avec enfants et papiers ; toute commune doit l’examiner. Elle doit aider qui a perdu son foyer et ne peut s’en sortir seul. Exigez la réponse par écrit, pour contester en six semaines et voir le juge aussitôt. Demandez aussi une priorité (urgentie), une adresse postale et l’aide sociale. Avec enfants, appelez le wijkteam.',
  },
}
