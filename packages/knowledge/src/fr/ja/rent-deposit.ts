/** The Japanese words of the rows in ../rent-deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_DEPOSIT_JA: Words = {
  'fr.deposit.want': {
    says: '大家が、敷金（dépôt de garantie）から何を、なぜ差し引くかを伝えています。',
  },
  'fr.deposit.right-time': {
    says: 'すべてが前と同じなら、鍵を返してから1か月以内、そうでなければ2か月以内に返さなければなりません。遅れた月ごとに、家賃の10%が加わります。',
  },
  'fr.deposit.right-proof': {
    says: '大家は、差し引く金額を一つずつ、家の状態の書類2つと請求書で証明しなければなりません。ふつうの傷みを、あなたが払う必要はありません。',
  },
  'fr.deposit.step-write': {
    says: '書留で書いてください。金額を求め、鍵を返した日を書き、両方の書類と写真をつけます。',
  },
  'fr.deposit.option-claim': {
    says: '調停の委員会（commission départementale de conciliation）は無料です。その後、地元の裁判官が決めます。',
    title: '求めてから、調停に行く',
    cost: '無料',
    time: '数週間',
    risk: '大家も損害を求めることがあります。',
    bestFor: '期間が過ぎた、または損害が証明されていないとき。',
  },
  'fr.deposit.not-yet': {
    says: '手紙で決まるわけではありません。証拠なしに差し引いたものは、裁判官が返させることができます。',
  },
  'fr.deposit.right-age': {
    says: '本当の損害でも、塗装、床、設備の古さの分が引かれます。古い塗装には、価値がないこともあります。',
  },
  'fr.deposit.right-share': {
    says: '持ち主が何人もいる建物では、その会計が認められるまで、大家は20%まで残せます。残りは今返さなければなりません。',
  },
  'fr.deposit.step-papers': {
    says: '最初の日と最後の日の書類（états des lieux）を1行ずつ比べ、写真を探してください。',
  },
  'fr.deposit.insight-three-years': {
    says: '敷金を返すよう求めるために3年あります。',
    actionable: 'まず書き、それから無料の委員会と裁判官に行ってください。',
  },
}
