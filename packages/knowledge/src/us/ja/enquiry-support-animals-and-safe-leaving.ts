/** The Japanese words of the rows in ../enquiry-support-animals-and-safe-leaving.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUPPORT_ANIMALS_AND_SAFE_LEAVING_JA: Words = {
  'us.fact.assistance-animal': {
    says: '障害を助ける訓練された動物は、たいていペット料金なしで認めなければなりません。訓練のない心の支えの動物（emotional support）は確実ではありません。2026年5月からHUDは訓練された動物だけを扱います。法律自体は同じで、もっと守る州も多いです。治療している人の手紙を付けて書面で頼み、断られたら州に苦情を出しlegal aidへ。',
    dependsOn: '動物が訓練されているか、そして州',
  },
  'us.fact.abuse-lease': {
    says: 'まず安全を。危険なら911か1-800-799-7233に電話してください。多くの州では、虐待の被害者は書面の通知と、保護命令や警察の報告などの書類で契約を早く終えられます。イリノイでは退去後3日以内の通知でも間に合います。家賃はたいてい通知の期間の終わりまでの分だけです。鍵の交換も頼みましょう。',
  },
}
