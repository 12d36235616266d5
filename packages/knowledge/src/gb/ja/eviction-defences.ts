/** Japanese: the words of the rows in ../eviction-defences.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_DEFENCES_JA: Words = {
  'gb.home.right-deposit-first': {
    says: '敷金を払いましたか。その場合、決まりどおり制度に預けられているか返されているときだけ、裁判所は退去を命じられます。今すぐ三つの制度に確かめましょう。',
  },
  'gb.home.right-illness': {
    says: '問題は病気や障害と関係がありますか。その場合、家主は退去させることが公正で必要だと示さなければなりません。今すぐ家主に、そして裁判官に伝えましょう。',
  },
}
