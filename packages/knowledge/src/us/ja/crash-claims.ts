/** The Japanese words of the rows in ../crash-claims.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CRASH_CLAIMS_JA: Words = {
  'us.crash.right-proof': {
    says: '保険会社がそう言うだけで、払う義務ができる人はいません。警察の報告書、写真、修理の請求書と、なぜあなたのせいなのかを求めてください。',
  },
  'us.crash.right-shared': {
    says: 'ほとんどの州では、相手の運転手にも責任があれば、その割合だけ額が下がります。いくつかの州では、相手に少しでも責任があれば請求はなくなります。',
  },
  'us.crash.right-time': {
    says: '事故のことで訴えられる期間は短く、たいてい二年か三年です。',
  },
  'us.crash.step-insurer': {
    says: '今日、この手紙をご自分の自動車保険の会社に送ってください。たいてい、保険会社がこれに対応し、あなたを守らなければなりません。',
  },
}
