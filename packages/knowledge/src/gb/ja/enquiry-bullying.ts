/** Questions of people who are bullied at work: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BULLYING_JA: Words = {
  'gb.ask-work.bullied': {
    says: '「いじめ」という名で禁じる法律はありませんが、雇い主はあなたを守り、対応しなければなりません。毎回、言われたことと見ていた人を書き留めてください。まず伝え、次に書面で申し立て（grievance）をします。年齢、性別、人種、障害、宗教などが理由なら違法な嫌がらせです。期限は短いので早めにAcasへ電話してください。相談する前に辞めないでください。',
  },
}
