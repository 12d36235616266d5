/** Questions on wages, broken goods, naming a user, and traffic charges (日本語) */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_JA: Words = {
  'jp.ask.unpaid-wages': {
    says: '賃金は決まった日に全額払われなければなりません。勤務時間の記録を残し、労働基準監督署に相談してください。請求できるのは3年です。',
  },
  'jp.ask.broken-goods': {
    says: '店に修理か交換を求めてください。応じなければ、値引きや返金を求められます。気づいてから1年以内に伝えてください。',
  },
  'jp.ask.disclosure': {
    says: '書面の期日までに回答してください。理由を付けて断れます。支払いに同意する前に弁護士に相談してください。',
  },
  'jp.ask.traffic-charge': {
    says: '運転者の反則金は断ることができ、その場合は裁判で争います。持ち主の放置違反金は、命令が出たら払う必要がありますが、その前に弁明できます。',
    dependsOn: '運転者の反則金か、持ち主の放置違反金かによります。',
  },
}
