/** The German words of the rows in ../enquiry-scams.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCAMS_DE: Words = {
  'us.ask-public.toll-text': {
    says: 'Öffnen Sie den Link nicht und zahlen Sie nicht. Die meisten solchen Nachrichten sind Betrug. Prüfen Sie Ihr Konto auf der eigenen Seite der Mautstelle (toll agency) und melden Sie die Nachricht auf ic3.gov.',
  },
  'us.ask-consumer.scammed': {
    says: 'Rufen Sie jetzt Ihre Bank, Kartenfirma oder Geschenkkartenfirma an und bitten Sie, die Zahlung zu stoppen oder zurückzuholen. Melden Sie es dann auf ReportFraud.ftc.gov. Haben Sie Daten angegeben, gehen Sie zu IdentityTheft.gov.',
  },
  'us.trouble.false-debt': {
    says: 'Bestreiten Sie innerhalb von 30 Tagen schriftlich. Machen Sie einen Bericht auf IdentityTheft.gov und schicken Sie ihn der Inkassofirma und den Auskunfteien (bureaus): Sie müssen die Schuld sperren. Sperren (freeze) Sie Ihren Kredit kostenlos.',
  },
  'us.ask-everyday.data-breach': {
    says: 'Sperren (freeze) Sie Ihren Kredit kostenlos bei allen drei Auskunfteien (bureaus). Ändern Sie das Passwort, achten Sie auf Ihre Konten und melden Sie jeden Missbrauch auf identitytheft.gov.',
  },
  'us.ask-everyday.prize': {
    says: 'Zahlen Sie nichts und geben Sie keine Codes. Ein echter Gewinn ist kostenlos, und niemand zahlt die Steuer darauf an den Anrufer. Melden Sie es auf reportfraud.ftc.gov.',
  },
}
