/** Rights after a court judgment: to cancel it, change it or have it taken off the register. The words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_RIGHTS_JA: Words = {
  'gb.judgment.right-set-aside-must': {
    says: '早すぎた欠席判決（default judgment）や、期限内に答えた後の欠席判決を、裁判所は取り消さなければなりません。もう全部払っていた場合も同じです。',
  },
  'gb.judgment.right-set-aside-may': {
    says: '本当に勝てる見込みか、ほかのよい理由があれば、裁判所は取り消すことがあります。早く求めなければなりません。',
  },
  'gb.judgment.right-vary': {
    says: '毎月の額を変えるよう求められます。裁判所は収入と支出を見ます。',
  },
  'gb.judgment.right-off-register': {
    says: '1か月以内に全部払えば、公開の登録簿から消してもらう権利があります。',
  },
  'gb.judgment.right-wages': {
    says: '給料からの天引きを求められても、裁判所は、生活できる額を残さなければなりません。先に家計の表を送れます。',
  },
  'gb.judgment.right-time-order': {
    says: 'クレジットなどの借金なら、支払いを延ばす命令（time order）について相談員に聞いてください。裁判所は支払いを変えられ、利息を変えることもあります。',
  },
}
