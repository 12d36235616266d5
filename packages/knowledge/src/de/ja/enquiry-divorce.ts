/** The Japanese words of the rows in ../enquiry-divorce.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DIVORCE_JA: Words = {
  'de.ask-family.divorce': {
    says: '離婚には、1年別々に暮らすこと（Trennungsjahr）が必要で、弁護士が家庭裁判所に出します。3年後は、だれの同意もいりません。',
  },
  'de.ask-family.divorce-money': {
    says: '契約がなければ、それぞれ自分のものを保ちます。結婚中に多く増えた人が、差の半分を払います（Zugewinnausgleich）。年金の権利も分けます。別居中は生活費（Trennungsunterhalt）を求められます。早く書面で求めてください。そこから数えます。家族法の弁護士に相談を。',
  },
  'de.ask-family.divorce-cost': {
    says: '二人が合意していれば、弁護士は一人で足ります。必要なのは申し立てる人だけです。費用は二人の手取り3か月分で決まるので、先に額を聞いてください。収入が少なければ裁判所の援助（Verfahrenskostenhilfe）があります。一人の弁護士が両方の代理はできません。',
  },
}
