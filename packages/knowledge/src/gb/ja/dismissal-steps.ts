/** What to do about a dismissal or a redundancy: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_STEPS_JA: Words = {
  'gb.job.step-appeal': {
    says: '手紙の期限までに、書面で不服を申し立ててください。事実、手順、ほかの人の扱いなど、何がちがうかを書きます。',
  },
  'gb.job.step-dates': {
    says: '仕事が終わる日を書いてください。請求の期間はその日からです。2026年10月1日以降に終わったなら6か月です。',
  },
  'gb.job.step-papers': {
    says: '契約書、給与明細、手紙、メッセージ、会議のメモを集めてください。見られなくなる前にします。',
  },
  'gb.job.step-help': {
    says: '今週、Acas、労働組合、Citizens Adviceに電話してください。無料です。',
  },
  'gb.job.step-sign': {
    says: '和解の合意書（settlement agreement）にまだ署名しないでください。独立した相談員の助言があったときだけ有効です。',
  },
  'gb.job.step-ni': {
    says: '今、Labour Relations Agencyに電話してください。ほとんどの請求は3か月です。',
  },
  'gb.job.appeal-over-step': {
    says: '会社への不服申立ては終わりました。今日Acasに連絡し、あっせん(early conciliation)を始めます。無料で、審判所の前に必要です。',
  },
  'gb.job.appeal-over-clock': {
    says: '請求の期限は仕事が終わった日から進みます。この返事からではありません。一部はもう過ぎています。',
  },
  'gb.job.talks-want': {
    says: '雇い主は、あなたの仕事がなくなるかもしれないと言っています。まだ何も決まっておらず、まずあなたと話し合わなければなりません。',
  },
  'gb.job.talks-rights': {
    says: '計画への意見を言い、人の選び方を尋ね、社内の別の仕事を求められます。',
  },
  'gb.job.talks-reality': {
    says: '話し合いで言うことで、結果が変わることがあります。審判所（tribunal）は後で、話し合いが本物だったかを問えます。',
  },
  'gb.job.talks-step-meeting': {
    says: '毎回の話し合いに出てください。認められれば、同僚か労働組合の人と一緒に。話の内容を書き留めてください。',
  },
  'gb.job.talks-step-ask': {
    says: 'ほかに誰が対象か、どの点で評価するか、どの仕事が空いているかを書面で尋ねてください。',
  },
  'gb.job.talks-step-ideas': {
    says: '示された日までに書面で答えてください。不公平な点と、時間の短縮など仕事を守る方法を書いてください。',
  },
  'gb.job.talks-option': {
    says: '理由、対象の範囲、評価の点を尋ね、自分からも提案してください。',
    title: '話し合いに参加する',
    cost: 'かかりません。',
    time: '数週間。',
    risk: '低い。同意したことにはなりません。',
    bestFor: 'まだ何も決まっていない場合。',
  },
}
