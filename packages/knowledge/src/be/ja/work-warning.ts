/** A written warning of an employer (avertissement, verwittiging): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_WARNING_WORDS: Words = {
  'be.warning.right-rules': {
    says: '雇い主が与えられる罰は、就業規則に書いたものだけです。違反を見た次の営業日までに、あなたに知らせなければなりません。',
  },
  'be.warning.step-answer': {
    says: '間違いや不公平なら、書面で答え、その返事を記録に入れるよう頼んでください。組合に見せてください。署名は、受け取ったという意味だけです。',
  },
}
