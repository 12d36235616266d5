/** The Japanese words of the rows in ../enquiry-support-animals-and-safe-leaving.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_JA: Words = {
  'us.fact.assistance-animal': {
    says: '障害があり、その動物が助けになるなら、たいていペット料金なしで認めなければなりません。治療している人の手紙を付けて書面で頼みます。ネットで買った証明書では足りないことがあります。実際の損傷は払います。断られたら1年以内に州かHUDへ。持ち主が住む小さな家は対象外のことがあります。',
  },
  'us.fact.abuse-lease': {
    says: 'まず安全を。危険なら911か1-800-799-7233に電話してください。多くの州では、虐待の被害者は書面の通知と、保護命令や警察の報告などの書類で契約を早く終えられます。イリノイでは退去後3日以内の通知でも間に合います。家賃はたいていそれまでの分だけです。鍵の交換も頼みましょう。',
  },
}
