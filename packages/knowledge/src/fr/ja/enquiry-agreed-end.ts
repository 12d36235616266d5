/** The Japanese words of the rows in ../enquiry-agreed-end.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_AGREED_END_JA: Words = {
  'fr.ask-work.agreed-end': {
    says: 'だれもあなたに強制できません。署名の後、15日は考えを変えられます。失業給付の権利は残り、少なくとも法律の金額を受けます。',
    dependsOn: '二人とも同意するか',
  },
}
