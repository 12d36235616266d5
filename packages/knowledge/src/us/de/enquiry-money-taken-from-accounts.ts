/** The German words of the rows in ../enquiry-money-taken-from-accounts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MONEY_TAKEN_FROM_ACCOUNTS_DE: Words = {
  'us.fact.stop-debits': {
    says: 'Sie können es jederzeit stoppen, egal was Sie unterschrieben haben. Sagen Sie Ihrer Bank mindestens drei Werktage vorher, dass sie die Zahlungen sperren soll. Schreiben Sie Kreditgeber und Bank, dass Sie die Erlaubnis zurücknehmen. Bestreiten Sie jede spätere Abbuchung binnen 60 Tagen nach dem Auszug. Die Schuld selbst bleibt.',
  },
  'us.fact.benefits-frozen': {
    says: 'Die Bank muss bis zu zwei Monate an Social Security, SSI oder VA-Geld frei lassen, das direkt überwiesen wurde. Dafür darf sie keine Pfändungsgebühr nehmen. Verlangen Sie schriftlich die Freigabe. Reichen Sie den Antrag auf Schutz (claim of exemption) fristgerecht beim Gericht auf dem Papier ein und rufen Sie legal aid.',
  },
  'us.fact.code-tricked': {
    says: 'Das ist nicht das Ende. Hat ein Dieb das Geld mit einem Code gesendet, den er Ihnen durch einen Trick entlockt hat, gilt das als nicht erlaubt. Dass Sie getäuscht wurden, ist kein Grund zur Ablehnung. Bei Meldung in zwei Werktagen haften Sie mit höchstens 50 Dollar. Verlangen Sie schriftlich die Unterlagen und beschweren Sie sich beim CFPB.',
  },
  'us.fact.zelle-self-sent': {
    says: 'Rufen Sie sofort die Bank an und bitten Sie um Rückruf der Zahlung. Haben Sie selbst wegen einer Lüge gesendet, muss die Bank nach dem Gesetz meist nicht zahlen. Fragen Sie trotzdem: Zelle ersetzt manche Fälle, in denen sich der Dieb als Bank oder Amt ausgab. Gehen Sie zur Polizei und beschweren Sie sich bei CFPB und FTC.',
  },
  'us.fact.card-dispute-closed': {
    says: 'Sie können weiter dagegen vorgehen. Schicken Sie der Kartenfirma eine schriftliche Fehleranzeige (billing error) an ihre Adresse für Rückfragen, binnen 60 Tagen nach der ersten Abrechnung. Legen Sie Beweise bei, etwa die falsche Postleitzahl. Sie müssen die Summe so lange nicht zahlen. Lehnt sie ab: CFPB oder Klage gegen den Verkäufer.',
  },
}
