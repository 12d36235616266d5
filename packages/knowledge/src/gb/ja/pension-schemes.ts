/** Japanese: the words of the rows in ../pension-schemes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENSION_SCHEMES_JA: Words = {
  'gb.pension-scheme.right-ombudsman': {
    says: 'まず年金の窓口に苦情を言います。その後、たいてい3年以内なら Pensions Ombudsman が無料で決めます。',
  },
  'gb.pension-scheme.right-time': {
    says: '争いが Ombudsman に届く前の6年より古い分は、めったに求められません。正直に使ったなら、そう言います。返す計画は払えるものでなければなりません。',
  },
}
