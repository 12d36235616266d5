/** The Japanese words of the rows in ../benefit-refusal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_REFUSAL_JA: Words = {
  'es.no-benefit.want': {
    says: '役所が給付を断るか、止めています。これで終わりではありません。',
  },
  'es.no-benefit.right-claim': {
    says: '30営業日以内に不服（reclamación previa）を出せます。無料で、裁判の前に必要です。',
  },
  'es.no-benefit.right-court': {
    says: '断られるか、45日返事がなければ、30営業日以内に労働の裁判所に行けます。弁護士は要りません。',
  },
  'es.no-benefit.right-lawyer': {
    says: '社会保障の裁判では、収入にかかわらず無料の弁護士がつきます。',
  },
  'es.no-benefit.right-incapacity': {
    says: '大切なのは病名ではなく、仕事への影響です。医師の報告を求め、自分のものを送りましょう。',
  },
  'es.no-benefit.right-minimum': {
    says: '最低所得（IMV）は、家の全員の収入と財産を見ます。金額と、数えられた人を確かめましょう。',
  },
  'es.no-benefit.step-file': {
    says: '理由を読みましょう。記録（expediente）を求め、労働組合や福祉の窓口で無料の助けを得ましょう。',
  },
  'es.no-benefit.deadline-claim': {
    says: '受け取った日から30営業日以内に不服を出せます。念のため、書面の日付から数えます。',
    action: '役所に不服を出す（reclamación previa）',
    consequence: '決定がそのまま残ります。もう一度申し込むことになるかもしれません。',
  },
  'es.no-benefit.right-unemployment': {
    says: '望まずに職を失ったか、裁判官が認める重い違反で辞めたなら受け取れます。満額の給付には、6年間に360日の納付が必要です。',
  },
}
