/** Questions about a way to have debts written off: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WRITTEN_OFF_JA: Words = {
  'ie.ask.write-off': {
    says: '借金が€35,000以下で財産が少なく、月の余裕が€60以下なら、Debt Relief Noticeで3年後に消えます。それ以上なら、5年間一部を払うDebt Settlement Arrangement、または多くは1年で終わる破産があります。MABSが無料で計算し、申請もします：0818 07 2000。',
  },
  'ie.ask.keep-house-plan': {
    says: 'Personal Insolvency Arrangementは住宅ローンとほかの借金をまとめ、多くは6年まででで、払える家に住み続けるためのものです。一部は免除されえます。断る貸主にも裁判官が命じられます。Abhaileなら専門家は無料です。MABS（0818 07 2000）で引換券を頼んでください。',
  },
}
