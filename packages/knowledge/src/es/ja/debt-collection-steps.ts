/** The Japanese words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_JA: Words = {
  'es.debt.step-check': {
    says: '先に手紙を確かめてください。あなたの借金ですか。額は正しいですか。もう払っていませんか。分かるまで、払わず、署名せず、電話しないでください。',
  },
  'es.debt.step-age': {
    says: '最後に払った日と古い請求の日付を調べてください。5年より前なら、答える前に相談します。',
  },
  'es.debt.step-write': {
    says: '内容証明の書留（burofax）か証拠の残るメールで答えてください。契約書、額の一覧、だれが債権を持つかを求めます。借金を認めないと書きます。',
  },
  'es.debt.step-essentials': {
    says: '先に、家、電気、水、食べ物に払ってください。次に、いくら残るかを見ます。無料の相談員が手伝えます。',
  },
  'es.debt.step-title-check': {
    says: '裁判所の決定の写しと事件番号を求めてください。次に、その事件が本物か裁判所の事務所に聞きます。',
  },
  'es.debt.step-offer': {
    says: '払う義務があるなら、家計を計算してください。毎月払える額を提案し、利息を止めるよう頼みます。合意は書面でもらってください。',
  },
  'es.debt.step-one-sum': {
    says: '少なめの額を一度に用意できるなら、それで終わらせる提案（quita）をしてください。払う前に、もう払う義務がないと書面でもらいます。',
  },
  'es.debt.step-dispute': {
    says: '自分のものでない、または額がちがうなら、書面で、理由といっしょに伝えてください。最初の会社にも同じ手紙を送ります。',
  },
  'es.debt.step-keep': {
    says: '手紙と封筒を全部残してください。電話は、日、名前、内容を書きとめます。',
  },
  'es.debt.step-watch-court': {
    says: '郵便は全部開けてください。裁判所の書類（monitorio）は、この手紙とちがいます。そのときは20営業日だけです。',
  },
}
