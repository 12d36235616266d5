/** Judgments and proposed decisions, and how to appeal: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_JA: Words = {
  'ch.court.judgment-proposal': {
    says: '決定の提案（Entscheidvorschlag）を断るまで、20日あります。',
    action: '提案を書面で断る',
    consequence: '最終の決定になります。',
  },
  'ch.court.judgment-want': {
    says: '裁判官が決めました。何をするか、どう不服を申し立てるかが書類に書いてあります。',
  },
  'ch.court.judgment-who': {
    says: '裁判所から来ています。',
  },
  'ch.court.judgment-real': {
    says: '大切な問題です。まだ動ける短い時間があります。',
  },
  'ch.court.judgment-not-yet': {
    says: '判決の後も、お金を取るのは取立ての役所（Betreibungsamt）だけです。暮らしに必要な分より下には取りません。',
  },
  'ch.court.judgment-ten': {
    says: '早い手続き（summarisches Verfahren）の決定には、ほとんどの場合、10日以内に不服を申し立てられます。',
    action: '書面で不服を申し立てる',
    consequence: '決定が確定します。',
  },
  'ch.court.judgment-disown': {
    says: '借金がないという訴え（Aberkennungsklage）は20日以内です。不服申立ては、ほとんどの場合10日です。',
    action: '借金がないという訴えを起こす',
    consequence: '取立ての役所が、確定の差し押さえをできます。',
  },
  'ch.court.judgment-thirty': {
    says: '不服申立ては、ほとんどの場合30日以内です。',
    action: '理由を付けて、書面で不服を申し立てる',
    consequence: '判決が確定します。',
  },
  'ch.court.judgment-reasons': {
    says: '理由のない判決なら、10日以内に書面で理由を求めてください。',
    action: '書面の理由を求める',
    consequence: '不服を申し立てる権利を失います。',
  },
  'ch.court.judgment-step-day': {
    says: '受け取った日を書きとめてください。不服申立ての方法（Rechtsmittelbelehrung）を読みます。',
  },
  'ch.court.judgment-step-help': {
    says: '今週、法律相談を受けてください。',
  },
  'ch.court.judgment-step-plan': {
    says: '正しいなら、取立ての役所（Betreibungsamt）に回る前に、分割を提案してください。',
  },
  'ch.court.judgment-right': {
    says: '上の裁判所に見直しを求める権利があります。',
  },
  'ch.court.judgment-minimum': {
    says: '基本の暮らしに必要な分（Existenzminimum）は、あなたに残ります。',
  },
  'ch.court.judgment-option': {
    title: '不服を申し立てる',
    says: '上の裁判所に、書面で理由を送ります。',
    cost: '裁判所の手数料。',
    time: '10日か30日。',
    risk: '負けると費用がかかります。',
    bestFor: '決定がまちがっているとき。',
  },
  'ch.court.judgment-plan': {
    title: '分割を提案する',
    says: '相手に手紙を書きます。',
    cost: '提案した額。',
    time: '手紙1通。',
    risk: '断られることがあります。',
    bestFor: '払う義務があるとき。',
  },
}
