/** Questions about who stays in an owned home when a couple parts: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OWNED_HOME_AND_DIVORCE_JA: Words = {
  'nl.ask.owned-home-divorce': {
    says: 'いいえ。結婚している間は、家が誰の物でも相手はあなたを追い出せず、あなたの署名なしに売れません。弁護士を通じて、当面あなたと子どもだけが住むこと（voorlopige voorziening）と生活費を裁判官に数週間で求められます。離婚後もさらに6か月認められることがあります。結婚しておらず所有者でもない場合、保護はずっと弱いので、今日相談してください。',
  },
}
