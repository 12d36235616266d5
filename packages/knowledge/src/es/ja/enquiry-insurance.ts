/** Questions about insurers: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_JA: Words = {
  'es.ask.insurance-no': {
    says: '理由を書面で求め、保険会社に苦情を出してください。次に、DGSFPに無料で苦情を出します。3か月の後は、会社が高い利息を払います。',
  },
  'es.ask.insurance-leave': {
    says: '更新しないことを、年の終わりの1か月以上前に保険会社に書いてください。値段を変えるときは、2か月前に知らせなければなりません。遅かったなら、書面で断れます。',
  },
  'es.ask.health-cover': {
    says: '聞かれたことに答えればよいのです。はっきり聞かれていなければ、不利にできません。悪意なく忘れたなら、減額はあっても、ゼロにはできません。書面で苦情、次にDGSFPに無料で。',
    dependsOn: '契約の時に保険会社が何を聞いたか',
  },
}
