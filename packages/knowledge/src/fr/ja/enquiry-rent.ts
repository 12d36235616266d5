/** Questions about rent, charges, receipts, guarantors and flatmates: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_JA: Words = {
  'fr.ask-home.rent-rise': {
    says: '年に1回だけ、契約書にあるときだけで、指数（IRL）までです。逃した年の分は、後から求められません。',
    dependsOn: '契約書に何とあるか',
  },
  'fr.ask-home.charges': {
    says: '毎年の計算を求めてください。6か月間、請求書を見ることができます。共益費を求められるのは3年だけです。',
    dependsOn: '書類に何とあるか',
  },
  'fr.ask-home.guarantor': {
    says: '借り手が払わなければ、保証人が払います。終わりの日がなければ書面で止められますが、契約の終わりまでは続きます。',
    dependsOn: '署名した書類',
  },
  'fr.ask-home.flatmate': {
    says: '連帯の条項があると、同居人のそれぞれが、家賃全部を払う義務があります。出た人は、予告が終わってから長くても6か月縛られます。',
    dependsOn: '契約書に何とあるか',
  },
  'fr.ask-home.rent-receipt': {
    says: '書面で求めてください。全部払った家賃ごとに、大家は無料で受領証を出さなければなりません。一部の支払いには簡単な領収書を出します。断られたら、無料の調停の委員会（CDC）に行きます。',
  },
}
