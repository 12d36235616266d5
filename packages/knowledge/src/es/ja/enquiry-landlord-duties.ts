/** The Japanese words of the rows in ../enquiry-landlord-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_DUTIES_JA: Words = {
  'es.ask.repairs': {
    says: '写真を付けて、書面で家主に伝えてください。家主は家を住める状態に保つ必要があります。急ぎなら、自分で直して、お金を求められます。',
  },
  'es.ask.landlord-enters': {
    says: 'いいえ。家主が入れるのは、あなたの同意か裁判官の許可があるときだけです。修理の日は、いっしょに決めてください。',
  },
  'es.ask.agency-fee': {
    says: '住まいの賃貸では、仲介と契約の費用は家主が払います。払ったなら、書面で返金を求めましょう。OMICが無料で助けます。',
  },
}
