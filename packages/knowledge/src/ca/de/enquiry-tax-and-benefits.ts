/** Questions about taxes, and benefits asked back or refused: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_BENEFITS_WORDS: Words = {
  'ca.ask.tax': {
    says: 'Ist es falsch, legen Sie binnen 90 Tagen Einspruch (notice of objection) ein. Können Sie nicht zahlen, rufen Sie an und bitten Sie um einen Plan. Lassen Sie es nicht liegen.',
  },
  'ca.ask.benefit': {
    says: 'Fragen Sie, warum und für welche Wochen. Bei der Arbeitslosenversicherung (employment insurance) bitten Sie binnen 30 Tagen um neue Prüfung. Stimmt es, bitten Sie um kleine Zahlungen.',
  },
  'ca.ask.cerb-debt': {
    says: 'Sind Sie nicht einverstanden, verlangen Sie schriftlich eine zweite Prüfung (second review), und schicken Sie Beweise für Ihr Einkommen. Schulden Sie es, bitten Sie die CRA um einen Plan, den Sie sich leisten können.',
  },
  'ca.ask.benefit-refused': {
    says: 'Bitten Sie schriftlich um neue Prüfung, mit Ihren Beweisen. Bei Renten des Bundes haben Sie 90 Tage, bei der Arbeitslosenversicherung 30. Bei Hilfe Ihrer Provinz sind es meist 20 bis 90 Tage; sehen Sie in den Brief.',
  },
  'ca.ask.cra-froze': {
    says: 'Rufen Sie die Steuerbehörde heute an. Sie braucht kein Urteil, kann die Sperre aber aufheben, wenn Sie Not zeigen und einen Plan anbieten. Bitten Sie auch um Erlass von Strafen und Zinsen.',
  },
  'ca.ask.old-tax': {
    says: 'Die Steuerbehörde hat meist zehn Jahre zum Eintreiben, ab 90 Tagen nach dem Bescheid. Eine Zahlung, ein Versprechen oder ein Schritt der Behörde startet die zehn Jahre neu.',
  },
}
