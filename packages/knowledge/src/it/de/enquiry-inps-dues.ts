/** Questions about a demand of INPS for contributions: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INPS_DUES_DE: Words = {
  'it.ask.inps-dues': {
    says: 'Ein avviso di addebito ist vollstreckbar: Zahlen Sie binnen 60 Tagen oder bitten Sie den Eintreiber (AdER) um Raten, 2026 bis 84 Monate auf einfachen Antrag. Ist er falsch, haben Sie nur 40 Tage für das Arbeitsgericht, bei Formfehlern 20, mit Anwalt, bei wenig Einkommen kostenlos. Beiträge sind meist nach fünf Jahren ohne Zustellung zu alt. Betrieb geschlossen? Melden Sie es INPS und Kammer, sonst läuft es weiter.',
  },
}
