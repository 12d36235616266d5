/** Questions about energy bills that are wrong or that one cannot pay: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_BILL_JA: Words = {
  'nl.ask.energy': {
    says: '今すぐ供給会社に電話し、分割を決めてください。分割を守っているか、借金の助けを頼んだ間は、止められません。町に助けを頼みます。町は早く動かなければなりません。',
  },
  'nl.ask.energy-bill': {
    says: 'メーターの値と価格を契約と比べてください。誤りを書面で伝え、正しい分は払ってください。解決しなければGeschillencommissie Energieに申し立てられます。払えないなら、督促の前に分割を頼んでください。',
  },
}
