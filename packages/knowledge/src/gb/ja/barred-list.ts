/** Japanese: the words of the rows in ../barred-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BARRED_LIST_JA: Words = {
  'gb.barred.right-answer': {
    says: 'たいていは、決まる前に、相手が根拠とするすべてに答えられます。あなたの話、証拠、推薦状を期限（ふつう8週間）までに送りましょう。よい理由があれば延長を頼みましょう。',
  },
  'gb.barred.right-appeal': {
    says: '名簿に載せられたら、法律や事実の誤りを理由に、Upper Tribunal に不服申立ての許可を求められます。厳しすぎると感じるだけでは足りません。期限はふつう手紙の日付から3か月です。組合か弁護士に頼みましょう。',
  },
}
