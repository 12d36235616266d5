/** Questions about a court fine that cannot be paid: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COURT_FINE_JA: Words = {
  'gb.ask-court-fine.cannot-pay': {
    says: '支払いを逃す前に、今日手紙にあるfines teamに電話し、少額の分割か猶予を頼み、家計表を送ってください。逃すと費用の追加、給料や給付からの差し引き、執行人の派遣があり、裁判所の罰金では強制的に入れます。収監は払えるのに拒む人だけで、先に裁判官が資力を調べます。毎回出廷を。',
  },
}
