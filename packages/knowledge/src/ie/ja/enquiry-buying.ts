/** Questions about buying: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUYING_JA: Words = {
  'ie.ask.gym-ill': {
    says: '診断書を付けて、契約の終了か休止を書面で求めてください。使えないのに長く払わせる条項は不公正なことがあり、その場合あなたを拘束しません。',
  },
  'ie.ask.small-claim': {
    says: 'まず日付を決めて、店に書面で求めてください。次にcourts.ieで、地方裁判所（District Court）の少額請求（small claims）を申し込めます。消費者の€2,000までの請求が対象で、弁護士は要りません。',
  },
  'ie.ask.repair-failed': {
    says: 'はい。一度の修理で直らなければ、返金か値引きを求められます。対応するのはメーカーではなく店です。最初の12か月は、初めから不具合があったとみなされます。店に書面で求め、€2,000までなら少額手続きを使えます。',
  },
  'ie.ask.online-refund': {
    says: 'はい。ネットで買った物の多くは、届いてから14日以内なら理由なしに取り消せます。書面で伝えて返送します。店は14日以内に返金しなければなりません。注文で作った物や、開封した密封品は対象外です。',
  },
}
