/** The Japanese words of the rows in ../enquiry-landlord-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_DUTIES_JA: Words = {
  'es.ask.repairs': {
    says: '写真を付けて、書面で家主に伝えてください。家主は家を住める状態に保つ必要があります。急ぎなら、自分で直して、お金を求められます。',
  },
  'es.ask.landlord-enters': {
    says: '借りている家はあなたの住居です。家主が入れるのは、あなたの同意か裁判官の許可があるときだけで、鍵を持っていても契約に何とあっても同じです。無断で入ることは犯罪になりえます(allanamiento、coacciones)。書面(burofax)で禁じ、証拠を残してください。鍵は替えてよく、古い物は返すために保管してください。繰り返すなら警察へ。急ぐ修理は日を決めて受け入れてください。',
  },
  'es.ask.agency-fee': {
    says: '住まいの賃貸では、仲介と契約の費用は家主が払います。払ったなら、書面で返金を求めましょう。OMICが無料で助けます。',
  },
}
