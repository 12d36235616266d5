/** Questions about leaving a home, a notice from the landlord and the deposit: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENDING_A_LEASE_WORDS: Words = {
  'be.ask.leave-home': {
    dependsOn: 'le type de bail et la région',
    says: 'Bail de neuf ans : trois mois de préavis. Les trois premières années, vous devez trois, deux ou un mois de loyer. Les baux courts ont d’autres règles.',
  },
  'be.ask.landlord-notice': {
    dependsOn: 'le type de bail et le motif',
    says: 'Pour un bail de neuf ans, il faut six mois et un cas de la loi, comme l’occupation personnelle. Vous pouvez alors partir avec un mois de contre-préavis.',
  },
}
