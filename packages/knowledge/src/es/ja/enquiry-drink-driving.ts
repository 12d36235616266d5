/** Questions about driving after a drink: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DRINK_DRIVING_JA: Words = {
  'es.ask.drink-driving': {
    says: '呼気1リットル0.60mg超、または明らかな酔いの兆候があれば犯罪です。迅速裁判（juicio rápido）になるので弁護士を付けてください。当番弁護士は無料です。事実を認めると刑は3分の1減ります。免許停止は1～4年です。それ以下は最大1,000ユーロの罰金と最大6点です。免許を取り上げられたら運転しないでください。',
    dependsOn: '測定値',
  },
}
