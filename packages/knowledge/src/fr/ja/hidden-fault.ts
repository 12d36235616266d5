/** Letters to a seller on a hidden fault (vice caché): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const HIDDEN_FAULT_WORDS: Words = {
  'fr.fault.right-proof': {
    says: '隠れた欠陥（vice caché）では、それが重大で、隠れていて、売った日にあったことを、買った人が証明しなければなりません。古さによる傷みや、見える欠陥は入りません。',
  },
  'fr.fault.right-time': {
    says: '買った人は、欠陥を知った日から2年の間に求めることができます。売買の取り消しか、代金の一部を求めることができます。',
  },
}
