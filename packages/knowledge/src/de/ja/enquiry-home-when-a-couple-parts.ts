/** Questions about who leaves the home when a couple parts: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_WHEN_A_COUPLE_PARTS_JA: Words = {
  'de.ask-family.who-leaves': {
    says: 'いいえ。結婚している間は、家の所有者や契約者が誰でも、二人とも住めます。どちらも相手を追い出せません。家庭裁判所は、特に子のためや暴力の後、重い負担を避けるために一方だけに認めることがあります。慌てて出ないでください。何も言わず6か月離れると戻る権利を失うことがあります。青少年局と弁護士に相談を。',
  },
}
