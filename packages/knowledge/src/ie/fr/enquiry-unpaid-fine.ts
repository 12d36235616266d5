/** Questions about an unpaid fine: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_FINE_FR: Words = {
  'ie.ask.unpaid-fine': {
    says: "Allez au tribunal le jour dit avec un état de votre argent. Le juge peut le prendre sur le salaire, faire saisir des biens pour une amende de plus de €500, ou donner un travail d'intérêt général. La prison vient en dernier. Une amende de plus de €100 peut se payer en 12 mois.",
  },
}
