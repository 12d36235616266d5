/** Questions about a seized bank account: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BANK_SEIZURE_DE: Words = {
  'fr.ask-debt.bank-empty': {
    says: 'Ein Betrag in Höhe des RSA für eine Person (etwa 650 €) muss ohne Antrag bleiben. Sind RSA, Familien- oder Wohngeld höher, bleibt dieser höhere Betrag: Zeigen Sie der Bank jetzt Belege. Bei Pfändung durch das Finanzamt (SATD) darf die Bank höchstens 10 % der Schuld und 100 € als Gebühr nehmen. Dagegen haben Sie zwei Monate, bei einem Gerichtsvollzieher einen Monat.',
  },
  'fr.ask-debt.bank-seized-for-ex': {
    says: 'Ein Titel nur gegen Ihren Ex gibt kein Recht an Ihrem Konto. Fordern Sie vom Gerichtsvollzieher schriftlich diesen Titel und den Tag seiner Zustellung. Haben Sie mit unterschrieben, oder war es für den Haushalt in der Ehe? Dann können Sie schulden. Die Pfändung muss Ihnen binnen acht Tagen zugestellt werden, sonst fällt sie. Ab dann haben Sie einen Monat für das Vollstreckungsgericht; melden Sie es dem Gerichtsvollzieher per Einschreiben am selben oder nächsten Tag. Ein Betrag in Höhe des RSA bleibt ohne Antrag. Zeigen Sie der Bank Nachweise für Familienleistungen.',
  },
  'fr.ask-debt.rsa-seized': {
    says: 'Das RSA kann nicht gepfändet werden, welche Schuld es auch ist. Nur die CAF oder die MSA darf irrtümlich gezahltes RSA nach und nach zurückholen. Ist das Konto gesperrt, zeigen Sie der Bank den Nachweis, dass das Geld RSA ist, und verlangen Sie es sofort. So viel wie das RSA für eine Person bleibt ohne Antrag frei.',
  },
}
