/** Questions about a fine for no valid ticket: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PUBLIC_TRANSPORT_FINE_JA: Words = {
  'nl.ask.no-valid-ticket': {
    says: 'この紙はまず交通会社からのものです。書かれた期限までに、カードが故障していた証拠や定期券の証拠を付けて窓口に手紙を出してください。取り消しや減額が多くあります。払わず連絡もしないと、CJIBから刑事命令として届きます。その場合は14日以内に異議を出せます。',
  },
}
