/** Letters of British Columbia’s Residential Tenancy Branch about a hearing: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const RTB_HEARING_DE: Words = {
  'ca.rtb.want': {
    says: 'Die Residential Tenancy Branch verhandelt einen Fall über eine Mietwohnung. Sie sagt, bis wann Ihre Beweise da sein müssen.',
  },
  'ca.rtb.reality': {
    says: 'Dies ist eine echte Verhandlung, und ihre Entscheidung bindet Sie. Noch hat niemand gegen Sie entschieden.',
  },
  'ca.rtb.evidence-days': {
    says: 'Beweise müssen mindestens sieben Tage vor der Verhandlung bei der Branch und der Gegenseite sein, oder 14, wenn Sie den Antrag stellten. Erster und letzter Tag zählen nicht: seien Sie einen Tag früher.',
  },
  'ca.rtb.late-evidence': {
    says: 'Späte Beweise können abgelehnt werden. Sind sie neu, schicken Sie sie trotzdem und bitten Sie in der Verhandlung darum. Sagen Sie, warum es nicht früher ging.',
  },
  'ca.rtb.step-serve': {
    says: 'Laden Sie Fotos, Nachrichten und Belege jetzt hoch. Geben Sie der Gegenseite dieselben Papiere persönlich oder per Einschreiben, und behalten Sie den Nachweis.',
  },
  'ca.rtb.step-attend': {
    says: 'Nehmen Sie zur angegebenen Zeit teil, meist per Telefon. Sonst kann ohne Sie verhandelt werden. Geben Sie den Zugangscode niemandem.',
  },
  'ca.rtb.review': {
    says: 'Sie können eine Überprüfung verlangen: in zwei Tagen bei einer Order of Possession, in fünf bei Reparaturen und den meisten anderen Kündigungen, sonst in 15. Wir zählen ab dem Tag, an dem Sie sie bekommen.',
  },
  'ca.rtb.step-review': {
    says: 'Sehen Sie, ob ein Grund passt: Sie konnten nicht kommen, neuer Beweis, Betrug oder ein Fehler im Ablauf. Wenn ja, beantragen Sie es heute. Die Anordnung gilt weiter, solange sie nicht gestoppt wird.',
  },
}
