/** Questions about pay for a suspension that ended without a dismissal: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SUSPENDED_WITHOUT_PAY_NL: Words = {
  'fr.ask-work.suspension-paid': {
    says: 'De dagen thuis terwijl het bedrijf beslist (mise à pied conservatoire) moeten uiteindelijk worden betaald, tenzij u wegens een zware fout wordt ontslagen. Zonder ontslag, bij een waarschuwing of lichtere fout, is het loon dus verschuldigd. Alleen als ze die dagen in een brief met redenen tot straf maken, kunnen ze onbetaald blijven. Eis het aangetekend met een laatste dag. Ga dan naar de snelle procedure (référé). U hebt drie jaar.',
  },
}
