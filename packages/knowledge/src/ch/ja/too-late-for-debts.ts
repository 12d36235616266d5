/** What can still be done when the time in a paper of the debt office or a court is over: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DEBTS_JA: Words = {
  'ch.late.order-reality': {
    says: '書面の日付から数えると異議の10日は過ぎました。期間は手渡された日から始まります。止める方法はまだあります。',
  },
  'ch.late.order-rights': {
    says: '証拠を求め、裁判官に停止を求め、生活に必要な分を保てます。',
  },
  'ch.late.order-step': {
    says: 'いつ手渡されましたか。10日以内なら今日、異議を出します。入院など自分のせいでなければ、今異議を出し、監督官庁に期限の回復を求めます。',
  },
  'ch.late.order-option': {
    says: '債務執行所の監督官庁に手紙を書きます。妨げの理由を証拠と示し、同じ手紙で異議を出します。',
    title: '10日の期限の回復を求める',
    cost: '無料。',
    time: '動けるようになってから10日。',
    risk: '郵便を開けなかったことは理由になりません。',
    bestFor: '入院や重い妨げがあったとき。',
  },
  'ch.late.order-judge': {
    says: '借りがないのですか。異議を出していなくても、いつでも裁判官に停止を求められます。払わされたなら、1年以内に返還を訴えられます。',
  },
  'ch.late.seizure-step': {
    says: 'その日は過ぎました。今日、執行所に電話し、何が差し押さえられたか聞きます。取りすぎないよう、給料・家賃・保険料の証拠を持って行きます。',
  },
  'ch.late.court-reality': {
    says: 'その日は過ぎたようです。あなた抜きで進むか決まることがあります。落ち度が軽いかなければ、新しい日をもらえることがあります。',
  },
  'ch.late.court-step': {
    says: '今日、事件番号を手元に置いて電話し、何が決まったか聞きます。10日以内に、新しい日（Wiederherstellung）を書面で求めます。',
  },
  'ch.late.judgment-reality': {
    says: '書面の日付から数えると期限は過ぎ、判決はたいてい有効です。分割の提案はまだでき、生活に最低限の分は守られます。',
  },
  'ch.late.judgment-step': {
    says: 'いつ届きましたか。落ち度が軽いかなければ、理由がなくなってから10日以内に、裁判所に期限の回復を求めます。',
  },
  'ch.late.judgment-option': {
    says: '新しい期限か日を裁判所に求めます。妨げの理由を証拠と示します。',
    title: '期限の回復を求める（Wiederherstellung）',
    cost: '少額の裁判費用。',
    time: '理由がなくなって10日。確定から6か月まで。',
    risk: '自分の重い落ち度は理由になりません。',
    bestFor: '病気、不在、または小さな間違いのとき。',
  },
}
