/** Questions about a demand of INPS for contributions: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INPS_DUES_JA: Words = {
  'it.ask.inps-dues': {
    says: 'avviso di addebitoはすでに執行できます。60日以内に払うか、徴収機関（AdER）に分割を頼んでください。2026年は簡単な申請で最長84か月です。誤りなら40日以内、形式の不備なら20日以内に労働裁判所で争えます。弁護士が必要ですが、収入が少なければ無料です。保険料は送達がなければ普通5年で時効です。廃業したらINPSと商工会議所に届けないと続きます。',
  },
}
