/** The Japanese words of the rows in ../criminal-case-ends.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CRIMINAL_CASE_ENDS_JA: Words = {
  'de.crimend.offer-want': {
    says: '検察は、期限内に払うか何かをすれば事件を終えると提案しています(§ 153a)。選ぶのはあなたです。',
  },
  'de.crimend.offer-clean': {
    says: '有罪ではなく、証明書にも載りません。無実とみなされます。期限内に全額払わないと事件は続き、お金は戻りません。',
  },
  'de.crimend.offer-no': {
    says: '断るか、減額、分割、延長を頼めます。何もしていないなら、先に弁護士に記録を見てもらいます。支払いなしで終わることもあります。',
  },
  'de.crimend.prison-want': {
    says: '罰金刑が未払いのため収監の呼出しです(Ersatzfreiheitsstrafe)。払えば一部または全部がすぐ終わります。',
  },
  'de.crimend.prison-half': {
    says: '2024年2月1日から、日額2つで1日です。日額1つを1日と数える手紙は誤りです。計算し直してもらってください。',
  },
  'de.crimend.prison-work': {
    says: 'すぐ検察に、少額の分割か無償の社会奉仕(gemeinnützige Arbeit)を頼んでください。著しい苦しさがあれば止まることもあります。Gerichtshilfeは無料です。',
  },
  'de.crimend.step': {
    says: '今日、番号をつけて書いてください。毎月払える額、収入と家賃、または同意することです。書面の返事を求めます。',
  },
}
