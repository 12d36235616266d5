/** Questions about child maintenance that is not paid: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MAINTENANCE_UNPAID_JA: Words = {
  'fr.ask-family.unpaid': {
    says: '新しい子の誕生や失業があっても、裁判官が変えるまで判決の支払い義務は続きます。CAFかMSAのARIPAに頼めば、最長2年分さかのぼって無料で取り立て、その間手当（ASF）も出せます。執行官が給料から取る方法（paiement direct）もあります。2か月を超えて全額を払わないのは犯罪（abandon de famille）です。',
  },
}
