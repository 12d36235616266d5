/** Notice to a lodger in Scotland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LODGER_NOTICE_SCOTLAND_JA: Words = {
  'gb.lodger.scotland-no-court': {
    says: '同じ家に住む家主は、裁判所の命令なしで退去を求められます。期間の後は出なければなりません。',
  },
  'gb.lodger.scotland-right-notice': {
    says: '契約の予告期間が守られます。なければ相当な期間で、たいてい28日以上です。',
  },
  'gb.lodger.scotland-right-force': {
    says: 'おどし、暴力、暖房や電気を止めることは許されません。そのときは警察を呼んでください。',
  },
  'gb.lodger.scotland-right-council': {
    says: '2か月以内に家を失いそうなら、自治体(council)に助けを求めてください。住む所がなければ、調べる間の場所を用意する義務があります。',
  },
  'gb.lodger.scotland-step': {
    says: '契約の予告期間を見てください。今日、自治体(council)に部屋を失いそうだと伝え、通知を見せてください。',
  },
  'gb.lodger.scotland-option-time': {
    says: '出られる日を示し、それまでの家賃を払うと申し出てください。返事は書面で求めてください。',
    title: 'もっと時間を求める',
    cost: '延びた日の家賃。',
    time: '今、連絡を1回。',
    risk: '家主は断れます。',
    bestFor: '家主と話ができ、数週間ほしいとき。',
  },
}
