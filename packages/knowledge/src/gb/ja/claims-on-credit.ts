/** クレジットと譲渡された債権：英国の法律の日本語訳。 */
import type { Words } from '@plainletter/contracts/rule'

export const CLAIMS_ON_CREDIT_JA: Words = {
  'gb.credit.sold-notice': {
    says: '債権が売られたときは、書面での通知が必要です。通知があるまで、新しい債権者は自分の名で訴えることができません。通知の写しを求めてください。',
  },
  'gb.credit.agreement-copy': {
    says: 'クレジットの債務では、£1で契約書の写しと明細を求められます。届くまで、裁判所は支払いを強制すべきではありません。',
  },
  'gb.credit.default-form': {
    says: '債務不履行の通知（default notice）には決まった形式があります。違反した条項、直す方法、期限の日を書かなければなりません。',
  },
  'gb.credit.yearly-statement': {
    says: '法律により、貸し手は毎年明細を送らなければなりません。それだけでは請求ではありません。ご自分の支払いと比べてください。',
  },
  'gb.credit.lending-checks': {
    says: '貸し手は貸す前に、返せるかどうかを確かめなければなりません。しなかった場合、利息や手数料が戻ることがあります。',
    actionable:
      '確認が不十分だったと貸し手に苦情を出してください。8週間後、Financial Ombudsmanが無料で判断できます。',
  },
  'gb.credit.pay-later': {
    says: '2026年7月15日以後の後払い契約は規制の対象です。払えないとき、会社は助けなければなりません。Financial Ombudsmanにも相談できます。',
  },
  'gb.credit.bankruptcy-limit': {
    says: '破産（bankruptcy）の申立ては、£5,000以上の債務でなければできません。その前に正式な請求（statutory demand）と21日の期間が必要です。',
  },
}
