/** Questions about a seizure of wages by the Treasury: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TREASURY_AND_WAGES_JA: Words = {
  'fr.ask-debt.satd-wages': {
    says: '国庫が雇い主に差し引かせられるのは、給料の表が認める部分だけです。少なくともRSA相当額は残ります。通知にある部署にimpots.gouv.frで今すぐ書き、収入と支出の証明を付けて分割を頼んでください。認められれば差押えは解かれ得ます。支払い済みか古すぎる（4年）なら、2か月以内に争ってください。税そのものが誤りなら、réclamationも出してください。',
  },
}
