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
    says: 'Bitten Sie schriftlich mit Einkommensbelegen um eine zweite Prüfung. Hilft das nicht, kann der Federal Court sie binnen 30 Tagen prüfen. Solange Sie schulden, darf die CRA Steuererstattungen und Gutschriften wie den GST Credit behalten, nicht aber Kindergeld. Fehlt Miete oder Essen, rufen Sie an und zeigen Sie Ihr Budget: Sie kann weniger nehmen oder warten.',
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
