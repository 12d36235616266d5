/** Questions about the end of a short lease: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHORT_LEASE_END_FR: Words = {
  'be.ask.short-lease-end': {
    says: 'Non, si le bailleur n’a pas donné congé au moins trois mois avant la fin. Un bail jusqu’à trois ans devient alors un bail de neuf ans depuis son début, aux mêmes conditions. Vous restez et payez le même loyer. Seul un juge peut vous faire partir. Les baux jusqu’à six mois et les kots ont d’autres règles. Vous pouvez partir selon les règles de neuf ans.',
  },
}
