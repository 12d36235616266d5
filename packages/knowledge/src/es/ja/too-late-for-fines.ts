/** What can still be done when the time to answer a fine is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_FINES_JA: Words = {
  'es.late.fine-want': {
    says: '交通の役所が罰金（multa）を科しました。書類の日付から数えると、半額で払う日も異議を出す日も過ぎています。',
  },
  'es.late.fine-rights': {
    says: '記録を見る、全額を払う、分割を頼むことはまだできます。決定の後でも、多くの場合、再審査や裁判が可能です。',
  },
  'es.late.fine-reality': {
    says: '犯罪ではありません。軽い違反と減点のない重い違反は、黙っていると30日で確定します。ほかは、先に決定が届く必要があります。',
  },
  'es.late.fine-no-seizure': {
    says: 'すぐに差し押さえることはできません。先に、加算金つきの督促（providencia de apremio）が届く必要があります。',
  },
  'es.late.fine-step': {
    says: '届いた日を確かめてください。20日たっていなければ、今日、半額を払うか理由を送ります。過ぎていれば、決定の有無と今の額を役所に聞きます。',
  },
  'es.late.fine-option': {
    says: '罰金が決まったら、役所に再審査を求めるか、裁判所に行きます。住所に送達されなかったなら、そう伝えます。',
    title: '決定に不服を申し立てる',
    cost: '再審査は無料。裁判は罰金より高いことが多い。',
    time: '再審査は1か月、裁判は2か月。決定から数えます。',
    risk: 'その間も取り立てられます。',
    bestFor: '証拠がある、減点がある、または書類が届かなかった。',
  },
  'es.late.fine-pay': {
    says: '今日いくら払うのか役所に聞きます。銀行か役所の公式サイトで払うか、分割（fraccionamiento）を頼みます。',
    title: '今払う、または分割を頼む',
    cost: '罰金の全額。督促が届くと加算金がつきます。',
    time: '数分。差し押さえた物が売られるまで分割できます。',
    risk: '払っても減点は戻りません。',
    bestFor: '罰金が正しい、または争うには遅い。',
  },
  'es.late.fine-mistake': {
    says: '役所に特別の再審査（recurso extraordinario de revisión）を求めます。記録の明らかな誤りか、あなたの正しさを示す新しい書類を出します。',
    title: '明らかな誤りの取消しを求める',
    cost: '無料。',
    time: '記録の誤りは4年。新しい書類は見つけてから3か月。',
    risk: '誤りが明らかでないと、たいてい断られます。',
    bestFor: '自分の車でない、または売った後で、書類で示せる。',
  },
  'es.late.final-rights': {
    says: '再審査の1か月は過ぎたようです。裁判所には決定から2か月行けます。分割払いも頼めます。',
  },
  'es.late.final-reality': {
    says: '役所は決定し、罰金を取り立てられます。督促が届くと加算金がつきます。',
  },
  'es.late.final-step': {
    says: '決定が届いた日を確かめます。1か月以内なら今日再審査を求め、2か月以内なら裁判所、それより後なら分割払いを頼みます。',
  },
}
