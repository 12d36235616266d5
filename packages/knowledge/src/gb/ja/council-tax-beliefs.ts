/** Beliefs about council tax to correct: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_BELIEFS_JA: Words = {
  'gb.council-tax.myth-prison': {
    says: 'イングランドでは、刑務所は最後の手段です。払えるのに断った、またはひどく怠ったと、裁判所が先に認める必要があります。払えないだけでは足りません。',
  },
  'gb.council-tax.myth-prison-wales': {
    says: 'ウェールズでは、地方税（council tax）で刑務所に送られません。この力は2019年4月1日に終わりました。',
  },
  'gb.council-tax.myth-six-years': {
    says: '納付命令（liability order）が出た後は、借金が終わる期限はありません。6年の期限は、裁判所に命令を求めることだけのものです。',
  },
  'gb.council-tax.myth-only-half': {
    says: '夫婦、カップル、共同の借り手は、住んでいる間、それぞれ全額を払う義務があります。出て行った人がいたら、その日を役所に伝えてください。',
  },
  'gb.council-tax.myth-contract': {
    says: '地方税（council tax）に、契約や同意はいりません。この主張は裁判所で認められず、費用が増えます。',
  },
}
