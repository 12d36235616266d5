/** Questions about a debt case for money that is not owed: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PURSUED_WITHOUT_OWING_JA: Words = {
  'ch.ask.pursued-without-owing': {
    says: '支払命令（Zahlungsbefehl）は借金の証明ではありません。誰でも始められ、役所は正しいか調べません。ただし放置しないでください。受け取ってから十日以内に、役所か配達員に異議（Rechtsvorschlag）を伝えます。無料で理由は要りません。すると相手が裁判で証明しなければなりません。三か月後、相手が何もしなければ、記録を隠すよう役所に求められます。',
  },
}
