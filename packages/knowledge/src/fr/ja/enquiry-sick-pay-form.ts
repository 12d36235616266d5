/** Questions about an employer who does not send the pay statement that sick pay needs: the words in Japanese. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SICK_PAY_FORM_JA: Words = {
  'fr.ask-work.sick-pay-form': {
    says: '雇い主は給与証明（attestation de salaire）をCPAMに送る義務があります。期限を付けて書留で求めてください。CPAMにも伝えましょう。会社に督促でき、給与明細で足りるかも聞けます。届かなければ、労働裁判所が急速手続（référé）で、遅れた日ごとの金額付きで命じます。勤続1年なら、会社は通常、給料の一部も払います。',
  },
}
