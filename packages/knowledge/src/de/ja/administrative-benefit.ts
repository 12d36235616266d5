/** The Japanese words of the rows in ../administrative-benefit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADMINISTRATIVE_BENEFIT_JA: Words = {
  'de.admin-benefit.deadline': {
    says: '決定が届いた日から1か月あります。最後の部分に、異議を出すのか、裁判所に行くのかが書いてあります。',
    action: '異議（Widerspruch）を送る、または手紙にそう書いてあれば裁判所に行く（Klage）',
    consequence: '決定がまちがっていても、確定します。',
    service: '役所の手紙は、出してから4日目に届いたとみなされます',
  },
  'de.admin-benefit.right-object': {
    says: '1か月以内に異議を出せます。州によっては、すぐに行政裁判所（Verwaltungsgericht）に行きます。',
  },
  'de.admin-benefit.right-stops': {
    says: 'ほとんどの場合、期限内に異議を出せば、結論が出るまで役所はお金を取れません。',
  },
  'de.admin-benefit.step': {
    says: '手紙の最後の部分（Rechtsbehelfsbelehrung）を読んでください。どこに、どうやって、いつまでに書くかがあります。送った証拠を残してください。',
  },
}
