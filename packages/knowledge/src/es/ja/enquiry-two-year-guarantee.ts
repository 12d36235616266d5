/** Questions about a guarantee that the shop says is over after two years: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TWO_YEAR_GUARANTEE_JA: Words = {
  'es.ask.two-year-guarantee': {
    says: '2022年1月1日以降に買った新品の保証は、店や保証書が何と言っても、引き渡しから3年です。2年間は初めからの不具合とみなされ、3年目は専門家の書面が要ることがあります。無料の修理か交換を書面で店に求めてください。断られたら、苦情用紙（hoja de reclamaciones）、OMIC、消費者仲裁へ。中古品は1年と決められることがあります。',
  },
}
