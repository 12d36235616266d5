/** Questions about a husband or wife who will not agree to a divorce: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_CONSENT_JA: Words = {
  'gb.divorce.answer-no-consent': {
    says: '同意も署名も要りません。2022年4月6日から、一人でオンラインで申し立てられ、責任は問われません。相手が争えるのは管轄などだけです。書類を無視されても、届いた別の証明を裁判所が認められます。少なくとも26週かかります。終わる前にお金のことを裁判所の命令で決めてください。',
  },
}
