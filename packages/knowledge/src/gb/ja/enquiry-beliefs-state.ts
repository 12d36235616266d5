/** What people believe of benefits, tax and juries, put right: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_STATE_JA: Words = {
  'gb.ask-benefit.pip-and-work': {
    says: '働いてもPIPは止まりません。見るのは必要な助けで、給料、時間、貯金ではありません。必要な助けが変わったら知らせ、仕事をどうこなすか話せるようにしてください。Universal Credit は給料を見ます。すぐに届けてください。',
  },
  'gb.ask-tax.how-far-back': {
    says: 'HMRCが追加の税を求められるのは普通、税年度の終わりから4年です。不注意なら6年、海外の一部は12年、わざとや無申告なら20年です。長い期間はHMRCが証明します。すでに決まった税はこれでは消えません。',
  },
  'gb.ask-jury.refuse': {
    says: '陪審員は義務で、ただ断ることはできません。正当な理由なく行かないと最高£1,000の罰金です。ただし日の変更や、病気、介護などの理由で免除を頼めます。7日以内に証拠を付けて返事を。だめなら裁判所に見直しを頼めます。',
  },
}
