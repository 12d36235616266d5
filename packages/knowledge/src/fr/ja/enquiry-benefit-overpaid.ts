/** Questions about benefits that are claimed back: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_OVERPAID_JA: Words = {
  'fr.ask-debt.benefit-overpaid': {
    says: '2か月以内に書面で争ってください。CAFの不服委員会（CRA）へ、RSAなら県議会へ。役所の誤りでも債務は消えませんが、善意なら免除（remise de dette）の理由になります。収入と支出を示して免除か少額の分割を求めましょう。不正でなければ、支払いから2年で普通は時効です。',
  },
}
