/** Questions about the home and savings after a couple parts: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEPARATED_JA: Words = {
  'au.ask.split-property': {
    says: '家の名義が誰でも、公平な分け前を求められます。それぞれが持ち込んだもの、稼ぎ、家事や育児、今後の必要が考慮されます。決まった半分はありません。離婚後は12か月以内、事実婚(de facto)は別れてから2年以内に裁判所へ。その後は許可が必要です。まず話し合い、合意をconsent orderにしてください。早めにLegal Aidに相談を。',
  },
}
