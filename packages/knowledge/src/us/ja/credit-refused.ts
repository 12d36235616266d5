/** The Japanese words of the rows in ../credit-refused.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_JA: Words = {
  'us.refused.want': {
    says: '求めたものを断るか、悪い条件を出しています。手紙には、理由か、理由を知る方法が必要です。',
  },
  'us.refused.reality': {
    says: 'この手紙で借りができることはありません。信用情報のまちがいが分かることがあります。',
  },
  'us.refused.right-report': {
    says: '使われた信用情報（credit report）の写しを無料でもらう権利があります。60日以内に、手紙にある信用情報機関に求めてください。',
  },
  'us.refused.right-reasons': {
    says: 'おもな理由を知る権利があります。手紙になければ、60日以内に書面で求めてください。',
  },
  'us.refused.right-equal': {
    says: '貸し手は、人種、肌の色、宗教、出身国、性別、結婚しているかどうか、年齢、公的な給付による収入を理由に断ってはいけません。',
  },
  'us.refused.right-notice': {
    says: '信用情報機関の名前と、使ったなら、あなたの信用スコア（credit score）を示さなければなりません。',
  },
  'us.refused.step-report': {
    says: '無料の信用情報を取り寄せ、自分のでない借金、ちがう額、古い記録を探してください。',
  },
  'us.refused.option-dispute': {
    says: '信用情報機関と、報告した会社に手紙を書きます。証拠の写しを加えます。',
    title: 'まちがった記録を争う',
    cost: '無料',
    time: '機関はほとんどの場合30日以内に調べる',
    risk: 'なし。',
    bestFor: '信用情報にまちがいがある場合。',
  },
  'us.credit.right-insurer-report': {
    says: '報告書を理由に高くしたり断ったりする保険会社は、だれの報告書かを伝える必要があります。無料で受け取り、異議を言えます。',
  },
}
