/** Questions about the end of a short lease: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SHORT_LEASE_END_JA: Words = {
  'be.ask.short-lease-end': {
    says: '家主が終了の3か月前までに予告していなければ、出る必要はありません。3年までの契約は、同じ条件で始めから9年の契約になります。住み続け、同じ家賃を払います。退去させられるのは裁判官だけです。6か月までの契約や学生部屋は別の規則です。出るときは9年契約の規則に従えます。',
  },
}
