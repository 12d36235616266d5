/** Questions about new tenants offered and about a tenant who moved out and left the other: in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAVING_A_LEASE_JA: Words = {
  'de.ask-home.three-new-tenants': {
    says: '「次の借主を3人見つければ出られる」という決まりはありません。3か月の予告期間が有効です。家主が次の借主を受け入れる義務があるのは、契約にそう書いてある場合か、病気や遠方への転職などとても強い理由があり相手が適切な場合だけです。合意による終了か又貸しを書面で頼んでください。早く別の人に貸したら、その日から家賃は不要です。',
  },
  'de.ask-home.co-tenant': {
    says: 'はい。一緒に署名した人は、出て行った後も家賃全額の責任があり、家主は全額をあなたに求められます。相手には負担分（多くは半分）を請求できます。解約は二人一緒でなければできません。署名を書面で求めてください。別れた後は裁判所が命じることもあります。または、あなた一人との新しい契約を家主に頼んでください。',
  },
}
