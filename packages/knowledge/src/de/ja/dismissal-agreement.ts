/** An exit agreement that comes with a dismissal: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_AGREEMENT_JA: Words = {
  'de.job.want-agreement': {
    says: '雇い主が、退職の合意書（Aufhebungsvertrag）を出しています。署名する義務はありません。',
  },
  'de.job.not-yet-agreement': {
    says: '紙にあなたの署名がなければ、退職の合意はありません。黙っていても、同意にはなりません。',
  },
  'de.job.step-sign-think': {
    says: '今日は署名しないでください。家に持ち帰り、予告期間を数え、労働組合、弁護士、Agentur für Arbeitに聞いてください。',
  },
  'de.job.option-refuse': {
    says: '理由なしに断れます。仕事は続きます。',
    title: '退職の合意を断る',
    cost: '何もかかりません。',
    time: '何もありません。',
    risk: '雇い主が解雇することがあります。そのときは裁判所に行けます。',
    bestFor: '申し出が、あなたの権利より悪いとき。',
  },
}
