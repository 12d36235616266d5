/** The Japanese words of the rows in ../credit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSAL_JA: Words = {
  'es.no-credit.want': {
    says: '貸し手が申し込みを断っています。これで借りができるわけではありません。',
  },
  'es.no-credit.right-told': {
    says: '滞納者の名簿が理由なら、貸し手はそう伝えなければなりません。',
  },
  'es.no-credit.right-see': {
    says: '滞納者の名簿に、自分の情報を求めましょう。無料で、1か月以内に答えなければなりません。',
  },
  'es.no-credit.right-wrong': {
    says: '誤り、支払済み、50ユーロ未満、5年超なら、削除を求めましょう。害には金銭を求められます。',
  },
  'es.no-credit.right-human': {
    says: 'コンピューターだけが断ったなら、人が見るよう求め、自分の話をし、争うことができます。',
  },
  'es.no-credit.step-ask': {
    says: 'どの名簿を使ったか、貸し手に書面で聞きましょう。次に名簿に書きます。1か月返事がなければ、AEPDに無料で苦情を出せます。',
  },
}
