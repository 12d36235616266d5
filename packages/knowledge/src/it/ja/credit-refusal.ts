/** The Japanese words of the rows in ../credit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSAL_JA: Words = {
  'it.no-credit.want': {
    says: '貸し手が申し込みを断っています。これで借りができるわけではありません。',
  },
  'it.no-credit.right-told': {
    says: '信用情報（CRIF、CTC、Experian）が理由なら、貸し手はすぐに、無料で、その名前を伝えなければなりません。',
  },
  'it.no-credit.right-see': {
    says: '滞納者の名簿に、自分の情報を求めましょう。無料で、1か月以内に答えなければなりません。',
  },
  'it.no-credit.right-wrong': {
    says: '遅れを載せる前に、知らせなければなりません。知らせがない、誤り、古すぎる場合は、削除を求めましょう。',
  },
  'it.no-credit.right-human': {
    says: 'コンピューターだけが断ったなら、人が見るよう求め、自分の話をし、争うことができます。',
  },
  'it.no-credit.step-ask': {
    says: 'どの情報を使い、なぜ断ったか、貸し手に聞きましょう。次にそこに書きます。だめなら、20ユーロでABFへ、または無料でGaranteに知らせます。',
  },
}
