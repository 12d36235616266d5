/** Notice to a lodger in Northern Ireland: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const LODGER_NOTICE_NORTHERN_IRELAND_JA: Words = {
  'gb.lodger.ni-no-court': {
    says: '家主の家に間借りする人は、住み続ける権利が弱いです。契約によるので、Housing Rightsが無料で調べます。',
  },
  'gb.lodger.ni-right-notice': {
    says: '契約の予告期間が守られます。なければ相当な期間です。',
  },
  'gb.lodger.ni-right-help': {
    says: '28日以内に家を失いそうなら、Housing Executiveは調べて助ける義務があります。',
  },
  'gb.lodger.ni-step': {
    says: '今日Housing Executiveに電話し、部屋を失いそうだと伝えてください。通知はHousing Rightsに見てもらってください。',
  },
  'gb.lodger.ni-option-time': {
    says: '出られる日を示し、それまでの家賃を払うと申し出てください。返事は書面で求めてください。',
    title: 'もっと時間を求める',
    cost: '延びた日の家賃。',
    time: '今、連絡を1回。',
    risk: '家主は断れます。',
    bestFor: '家主と話ができ、数週間ほしいとき。',
  },
}
