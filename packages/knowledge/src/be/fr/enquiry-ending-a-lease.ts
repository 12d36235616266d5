/** Questions about leaving a home, a notice from the landlord and the deposit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENDING_A_LEASE_WORDS: Words = {
  'be.ask.leave-home': {
    dependsOn: 'le type de bail et la région',
    says: 'Bail de neuf ans : trois mois de préavis. Les trois premières années, vous devez trois, deux ou un mois de loyer. Les baux courts ont d’autres règles.',
  },
  'be.ask.landlord-notice': {
    dependsOn: 'le type de bail et le motif',
    says: 'Dans un bail de neuf ans, le bailleur doit six mois de préavis, par écrit, et un cas de la loi comme l’occupation personnelle. Pour un enfant ou un proche, la lettre doit nommer la personne et le lien. En Flandre, un proche ne compte qu’après trois ans. La personne doit emménager dans l’année et rester deux ans, sinon vous pouvez réclamer 18 mois de loyer. Un préavis plus court ne vous oblige pas à partir plus tôt. Vous pouvez alors partir avec un mois.',
  },
}
