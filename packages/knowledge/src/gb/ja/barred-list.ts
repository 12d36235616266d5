/** Japanese: the words of the rows in ../barred-list.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BARRED_LIST_JA: Words = {
  'gb.barred.right-answer': {
    says: '決まる前に、相手が根拠とするすべてに答えられます。あなたの話、証拠、推薦状を期限（ふつう8週間）までに送りましょう。必要なら延長を頼みましょう。',
  },
  'gb.barred.right-appeal': {
    says: '名簿に載せられたら、法律や事実の誤りを Upper Tribunal に訴えられます。期限はふつう3か月です。組合か弁護士に頼みましょう。',
  },
}
