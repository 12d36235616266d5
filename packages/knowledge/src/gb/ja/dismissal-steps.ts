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
}
