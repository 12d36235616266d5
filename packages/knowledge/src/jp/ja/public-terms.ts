/** 延滞税、加算税、猶予、雇用保険、免許：日本の法律の日本語の言葉。 */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_TERMS_JA: Words = {
  'jp.tax.right-wait': {
    says: '差押えの前に督促状が必要です。災害、病気、事業の廃止などのときは、1年以内の納税の猶予を申請できます。',
  },
  'jp.tax.right-late-tax': {
    says: '延滞税の割合は法律で決まっています。猶予が認められると、全部または半分が免除されることがあります。計算を求めてください。',
  },
  'jp.tax.right-extra-tax': {
    says: '加算税は、調査の前に自分で修正したときや正当な理由があるときは、軽くなるか、かかりません。書面で伝えてください。',
  },
  'jp.public.benefit-job-insurance': {
    says: '受け取った額より多く求められるのは、偽りその他不正の行為のときだけで、合わせて3倍までです。間違いなら事情を説明し、分割を求めてください。',
  },
  'jp.road.right-licence-hearing': {
    says: '長い免許停止や取消しの前には、意見の聴取があります。出席し、有利な事情の証拠を出してください。処分が軽くなることがあります。',
  },
  'jp.fine.right-formal-trial': {
    says: '略式命令に不服があるときは、受け取った日から14日以内に、同じ裁判所に正式裁判を請求できます（無料）。',
  },
  'jp.fine.summary-want': {
    says: '裁判所が、法廷を開かず書面だけで罰金を命じました（略式命令）。',
  },
  'jp.fine.summary-reality': {
    says: 'これは刑事罰の罰金です。払わないと労役場に留置されることがあります。払えないときは、早めに検察庁に分割を相談してください。',
  },
}
