/** Questions about a traffic fine of someone who did not drive: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOT_THE_DRIVER_JA: Words = {
  'ch.ask.not-the-driver': {
    says: '略式命令（Strafbefehl）なら、10日以内に理由なしで書面の異議を出し、運転していないとだけ言ってください。誰が運転したかは当局が証明します。自分や近い家族を責める必要はありません。小さな定額の反則金なら車の保有者に来ます。払うか、30日以内に運転者を伝えます。注意していたのに意に反して使われたと示せば免れます。うその名前は絶対に挙げないでください。',
  },
}
