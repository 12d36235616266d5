/** Questions about contributions of a self-employed person: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELF_EMPLOYED_DUES_DE: Words = {
  'fr.ask-debt.self-employed-dues': {
    says: 'Bitten Sie Urssaf jetzt online um einen Plan, bevor eine contrainte kommt: kleine Summen, Zuschläge fallen weg, wenn der Rest bezahlt ist. Haben Sie nichts gemeldet, schätzen sie: Senden Sie Ihr echtes Einkommen, dann wird neu gerechnet. Gegen eine Mahnung haben Sie zwei Monate für die Kommission (CRA). Gegen eine contrainte 15 Tage für das Gericht. Meist gehen sie drei Jahre zurück.',
  },
}
