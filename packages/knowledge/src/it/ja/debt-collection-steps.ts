/** The Japanese words of the rows in ../debt-collection-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_STEPS_JA: Words = {
  'it.debt.step-check': {
    says: '先に手紙を確かめてください。あなたの借金ですか。額は正しいですか。もう払っていませんか。分かるまで、払わず、署名せず、電話しないでください。',
  },
  'it.debt.step-age': {
    says: '最後に払った日と古い請求の日付を調べてください。古すぎるかもしれないなら、答える前に相談します。',
  },
  'it.debt.step-write': {
    says: '書留（raccomandata A/R）かPEC（認証メール）で答えてください。契約書、額の一覧、だれが持つかの証拠を求めます。借金を認めないと書きます。',
  },
  'it.debt.step-essentials': {
    says: '先に、家、電気、水、食べ物に払ってください。次に、いくら残るかを見ます。無料の相談員が手伝えます。',
  },
  'it.debt.step-title-check': {
    says: '裁判所の命令の写しと、いつ送達されたかの証拠を求めてください。次に弁護士に会います。',
  },
  'it.debt.step-offer': {
    says: '払う義務があるなら、毎月払える額を提案し、利息を止めるよう頼んでください。合意は書面でもらいます。',
  },
  'it.debt.step-one-sum': {
    says: '少なめの額を一度に用意できるなら、それで終わらせる提案（saldo e stralcio）をしてください。払う前に、もう払う義務がないと書面でもらいます。',
  },
  'it.debt.step-dispute': {
    says: '自分のものでない、または額がちがうなら、書面で、理由といっしょに伝えてください。最初の会社にも同じ手紙を送ります。',
  },
  'it.debt.step-keep': {
    says: '手紙と封筒を全部残してください。電話は、日、名前、内容を書きとめます。',
  },
  'it.debt.step-watch-court': {
    says: '郵便は全部開け、書留を受け取ってください。裁判所の命令（decreto ingiuntivo）では、40日しかありません。',
  },
}
