/** Italian: the words of the rows in ../dismissal-when-ill-or-expecting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WHEN_ILL_OR_EXPECTING_IT: Words = {
  'gb.illness.right-wait': {
    says: 'Prima di licenziare per malattia, un datore di lavoro corretto chiede a un medico e parla con lei. Si chiede anche se può aspettare di più.',
  },
  'gb.redundancy.right-maternity': {
    says: 'È incinta, in congedo di maternità o appena tornata? Fino a 18 mesi dopo il parto devono offrirle un posto libero adatto prima che ad altri. Altrimenti il licenziamento è ingiusto.',
  },
}
