/** Questions about an entry of the Schufa for a bill that was paid: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAID_ENTRIES_DE: Words = {
  'de.ask-debt.schufa-paid': {
    says: 'Eine bezahlte Forderung wird meist drei Jahre nach der Zahlung gelöscht. Wer binnen 100 Tagen nach der Meldung bezahlt hat und sonst nichts stehen hat, ist nach 18 Monaten frei. Holen Sie die kostenlose Datenkopie und prüfen Sie den Tag der Zahlung. Falsch, oder war die Forderung bestritten? Verlangen Sie schriftlich von Firma und Schufa die Löschung, mit Belegen. Zeigen Sie dem Vermieter so lange den Zahlungsbeleg.',
    dependsOn: 'wie bald Sie gezahlt haben und ob mehr gegen Sie steht',
  },
}
