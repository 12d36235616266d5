/** Japanese: the words of the rows in ../logbook-loan.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LOGBOOK_LOAN_JA: Words = {
  'gb.logbook.right-paper': {
    says: '貸し手が車を取れるのは、証人の前で署名された書面が7日以内に High Court に登録された場合だけです。証拠を求めましょう。取った車は5日間その場所から動かせず、売れません。その間に滞った分を払えば、売却を止めるよう High Court に求められます。',
  },
  'gb.logbook.right-notice': {
    says: 'まず14日以上の default notice が来ます。その後、county court に time order（猶予や少額の分割）を求められます。',
  },
}
