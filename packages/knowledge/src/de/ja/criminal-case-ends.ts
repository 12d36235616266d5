/** The Japanese words of the rows in ../criminal-case-ends.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CRIMINAL_CASE_ENDS_JA: Words = {
  'de.crimend.offer-want': {
    says: '期限までにお金を払うか何かをすれば事件を終わりにすると、検察官か裁判所が申し出ています（§ 153a）。受けるかどうかは自由です。',
  },
  'de.crimend.offer-clean': {
    says: '有罪ではなく、証明書にも載りません。無実とみなされます。期限内に全額払わないと事件は続き、お金は戻りません。',
  },
  'de.crimend.offer-no': {
    says: '断るか、減額、分割、延長を頼めます。何もしていないなら、先に弁護士に記録を見てもらいます。支払いなしで終わることもあります。',
  },
  'de.crimend.prison-want': {
    says: '罰金が払われていないため、収監の呼び出しが来ています（Ersatzfreiheitsstrafe）。全額払えばすぐに終わります。一部を払えば短くなります。',
  },
  'de.crimend.prison-half': {
    says: '罰金の確定が2024年2月1日以後なら、日割り2日分で収監1日です。1日分を1日と数えた通知は誤りなので、計算し直してもらってください。それより前に確定した罰金は、1日分が1日のままです。',
  },
  'de.crimend.prison-work': {
    says: 'すぐ検察に、少額の分割か無償の社会奉仕(gemeinnützige Arbeit)を頼んでください。著しい苦しさがあれば止まることもあります。Gerichtshilfeは無料です。',
  },
  'de.crimend.step': {
    says: '今日、番号をつけて書いてください。毎月払える額、収入と家賃、または同意することです。書面の返事を求めます。',
  },
}
