/** Questions about pre-settled status that runs out: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRE_SETTLED_JA: Words = {
  'gb.ask-immigration.pre-settled': {
    says: 'Pre-settled statusは終わる前に自動で延長され、再申請しなかっただけでは失いません。UKVIアカウントで日付と連絡先を確かめ、雇用主にshare codeを渡してください。ここに5年住んだら無料でsettled statusを申請します。長い国外滞在は権利を失わせることがあるので、その時は相談を。',
  },
}
