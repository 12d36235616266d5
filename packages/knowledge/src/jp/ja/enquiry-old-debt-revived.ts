/** Questions about old debts: a part that was paid, or a payment order: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OLD_DEBT_REVIVED_JA: Words = {
  'jp.ask.paid-after-limit': {
    says: 'これ以上払わず、何も署名しないでください。時効の後に一部を払ったり約束したりすると、時効を使えなくなるのが原則です。ただし、脅しや不意打ちでわずかな額を払わせた場合などに、なお時効を認めた裁判例もあります。いつ、誰に、何を言われたかを書き残し、振込の控えを取っておきます。すぐ弁護士か司法書士に見せてください。収入が少なければ法テラスは無料です。',
  },
  'jp.ask.old-order': {
    says: '時効でも必ず答えてください。放っておくと確定し、10年間請求できるものになります。支払督促なら、受け取ってから2週間以内に裁判所へ着くように異議申立書を出し、「時効を援用します」と書きます。訴状なら答弁書に書きます。相手に電話したり、払ったり、約束したりしないでください。以前に判決があると時効は10年なので確認が必要です。法テラスや司法書士が手伝います。',
  },
}
