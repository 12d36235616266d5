/** Questions about penalties for a late tax return: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LATE_TAX_RETURN_FR: Words = {
  'gb.ask-tax.late-return': {
    says: "Faites appel dans les 30 jours, en ligne ou avec le formulaire SA370, si vous aviez une excuse valable et avez déclaré dès que possible. Si vous n'aviez rien à déclarer, demandez à HMRC de retirer la déclaration : la pénalité tombe aussi. S'il faut encore déclarer, faites-le maintenant, car elle augmente.",
  },
}
