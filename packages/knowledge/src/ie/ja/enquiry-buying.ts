/** Questions about buying: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUYING_JA: Words = {
  'ie.ask.gym-ill': {
    says: '診断書を付けて、契約の終了か休止を書面で求めてください。使えないのに長く払わせる条項は不公正なことがあり、その場合あなたを拘束しません。',
  },
  'ie.ask.small-claim': {
    says: 'まず日付を決めて、店に書面で求めてください。次にcourts.ieで、地方裁判所（District Court）の少額請求（small claims）を申し込めます。消費者の€2,000までの請求が対象で、弁護士は要りません。',
  },
}
