/** Questions about an order or judgment that the other side does not pay: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNPAID_ORDER_FR: Words = {
  'nz.ask.enforce-order': {
    says: 'Vous pouvez faire exécuter la décision comme celle du District Court. Demande en ligne ou au tribunal, contre de petits frais ajoutés à la dette. Une attachment order prend sur le salaire ou l’aide. Un warrant laisse l’huissier prendre et vendre des biens. Si vous ignorez ce qu’il a, demandez un financial assessment. Il faut son adresse. D’abord une dernière lettre avec un jour. Vous avez le plus souvent six ans.',
  },
}
