/** Questions about a temporary lay-off or short time: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LAY_OFF_JA: Words = {
  'ie.ask.temporary-layoff': {
    says: '続けて4週間、または13週のうち6週間休まされたら、RP9の用紙で自分から整理解雇手当（redundancy）を請求できます。2年の勤務が必要です。雇用主は7日以内に、代わりに13週以上のフルの仕事を約束できます。請求すると予告手当を失うので考えて。すぐIntreoに給付を申請し、断られたらWRC（無料）へ。',
  },
}
