/** Questions of couples who live together and never married: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIVING_TOGETHER_JA: Words = {
  'gb.ask-family.cohabit-house': {
    says: '法律に「内縁の婚姻」はなく、長年一緒でも半分の権利はありません。家の費用を払った場合や、一部があなたのものと合意していた場合は持分がありえます。言われたことを書き、支払いの証拠を残します。子のための養育費は求められ、子のため住み続けることを裁判所が認めることもあります。出る前に弁護士へ。',
  },
}
