/** The Japanese words of the rows in ../guarantor.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const GUARANTOR_JA: Words = {
  'fr.guarantor.right-papers': {
    says: '家賃の保証は、何を引き受けるかに署名していないか、賃貸契約の写しを受け取っていなければ無効です。払う前に両方の書類を求めましょう。',
  },
  'fr.guarantor.right-told': {
    says: '会社は、最初の未払いをすぐにあなたに知らせなければなりません。知らせる前の利息や違約金は払う必要がありません。',
  },
  'fr.guarantor.right-end': {
    says: '期限のない保証は書留で終わらせることができます。そのとき続いている賃貸契約が終わるまでは責任が残ります。',
  },
}
