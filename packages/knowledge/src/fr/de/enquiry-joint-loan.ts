/** Questions about a loan that two people signed: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOINT_LOAN_DE: Words = {
  'fr.ask-debt.joint-loan': {
    says: 'Haben beide als Kreditnehmer unterschrieben (co-emprunteurs), darf die Bank meist von jedem alles verlangen. Trennung, Scheidung oder Absprachen unter Ihnen binden die Bank nicht. Was Sie über Ihren Anteil zahlen, können Sie vom anderen zurückfordern: Heben Sie Belege auf. Sie können nicht zahlen? Ein Richter (juge des contentieux de la protection) kann bis zu zwei Jahre Aufschub geben. Bei Verbraucherkrediten muss die Bank binnen zwei Jahren ab der ersten offenen Rate klagen.',
  },
}
