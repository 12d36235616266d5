/** A payment order (支払督促) or a suit (訴状): the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_WORDS: Words = {
  'jp.court.want-order': {
    says: '債権者の求めで、裁判所の書記官が支払いを命じています。あなたの話はまだ聞かれていません。',
  },
  'jp.court.want-suit': {
    says: 'あなたは訴えられました。裁判所は期日を知らせ、答弁書を求めています。',
  },
  'jp.court.who': { says: '裁判所からの書類です。140万円までは、ふつう簡易裁判所です。' },
  'jp.court.real': { says: 'まだ決まっていません。期限内の短い返事で、権利は守られます。' },
  'jp.court.not-yet': {
    says: '今すぐ給料や預金は取られません。判決などが先に必要です。その前に裁判所が財産を動かせなくすること（仮差押え）もありますが、まれです。',
  },
  'jp.court.rights': {
    says: '争う、分割を求める、時効を言うことができます。弁護士なしでもできます。',
  },
  'jp.court.deadline-order': {
    says: '受け取った日から2週間以内に督促異議を出せます。理由はいりません。',
    action: '裁判所に督促異議を出す',
    consequence: '債権者はすぐに強制執行を求められます。',
  },
  'jp.court.deadline-provisional': {
    says: '最後の異議の機会です。受け取ってから2週間です。差押えが始まることもあるので、執行停止も求めます。',
    action: '異議と執行停止を申し立てる',
    consequence: '確定判決と同じになります。',
  },
  'jp.court.deadline-day': {
    says: '裁判所の示す期限までに答弁書を出すか、期日に行きます。',
    action: '答弁書を出すか期日に行く',
    consequence: '相手の言い分を認めたとされ、負けます。',
  },
  'jp.court.step-real': {
    says: '本物か確かめます。裁判所の番号を自分で調べ、事件番号を伝えて聞いてください。',
  },
  'jp.court.step-reply-order': {
    says: '同封の督促異議申立書に記入して送ります。「異議があります」の一言で足ります。',
  },
  'jp.court.step-reply-suit': {
    says: '答弁書に、違う点や毎月払える額を書きます。最初の期日は、これで欠席できます。',
  },
  'jp.court.step-help': { says: '今、法テラスか弁護士に電話してください。' },
  'jp.court.step-old': { says: '時効なら、答弁書に「消滅時効を援用します」と書きます。' },
  'jp.court.step-split': {
    says: '本当の借金なら、分割を求めます。簡易裁判所は5年まで認められます。',
  },
  'jp.court.right-object': { says: '理由なしで異議を出せます。すると通常の裁判になります。' },
  'jp.court.right-ordinary': { says: '少額訴訟では、最初の期日に通常の裁判を求められます。' },
  'jp.court.right-self': { says: '弁護士なしで、自分で書き、話せます。' },
  'jp.court.right-heard': { says: '裁判官に言い分を話し、証拠を見ることができます。' },
  'jp.court.option-defend': {
    title: '異議・答弁書を出す',
    says: '期限までに書類を送ります。',
    cost: '郵便代だけ。',
    time: '2週間または指定の日。',
    risk: '負けると費用がかかります。',
    bestFor: '争いたい、分割にしたい。',
  },
  'jp.court.option-split': {
    title: '裁判所で分割を求める',
    says: '毎月払える額を書きます。',
    cost: '払える額。',
    time: '期日。',
    risk: '相手が断ることもあります。',
    bestFor: '借金は本当。',
  },
  'jp.court.option-help': {
    title: '法テラス・弁護士に相談',
    says: '収入が少なければ無料です。',
    cost: '無料。',
    time: '今週。',
    risk: 'ありません。',
    bestFor: '裁判所の書類が来た方。',
  },
  'jp.court.warn-ignore': { says: '何もしないと負け、給料や預金が差し押さえられます。' },
}
