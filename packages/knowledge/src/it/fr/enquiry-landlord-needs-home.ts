/** Questions about an owner who needs the home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_NEEDS_HOME_FR: Words = {
  'it.ask.landlord-needs-home': {
    dependsOn: 'la date de fin du bail',
    says: 'Seulement à la fin des quatre premières années (trois en bail concerté), avec six mois de préavis donnant le motif, le plus souvent en recommandé. Le besoin d’un enfant en est un. En cours de bail, cela n’a aucun effet, à l’oral presque jamais : restez et payez. Si le logement n’est pas utilisé ainsi en douze mois, vous pouvez réclamer 36 mois de loyer ou votre retour. Seul un juge peut vous faire partir.',
  },
}
