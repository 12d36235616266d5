/** Questions about a landlord who ends a nine-year lease in Flanders: in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEASE_END_FLANDERS_FR: Words = {
  'be.ask.landlord-notice-flanders': {
    says: 'Dans un bail de neuf ans, le bailleur doit donner six mois de préavis écrit, avec le motif. Pour y habiter lui-même, il le peut à tout moment. Pour un enfant ou un proche, le bail ne peut finir qu’après les trois premières années, et la lettre doit le nommer. Un préavis plus court ou un simple mail ne met fin à rien : vous n’avez pas à partir. La personne doit entrer dans l’année et rester deux ans, sinon vous pouvez réclamer 18 mois de loyer. Seul un juge peut vous expulser.',
    dependsOn: 'le type de bail et qui doit y habiter',
  },
}
