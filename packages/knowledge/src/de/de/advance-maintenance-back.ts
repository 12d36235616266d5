/** The German words of the rows in ../advance-maintenance-back.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ADVANCE_MAINTENANCE_BACK_DE: Words = {
  'de.uvg.right-able': {
    says: 'Sie schulden nur, was Sie wirklich zahlen konnten. Ein Teil des Einkommens bleibt Ihnen (Selbstbehalt). Zeigen Sie Lohn, Miete und weitere Kinder.',
  },
  'de.uvg.right-past': {
    says: 'Für vergangene Monate zählt erst die Zeit, seit man Ihnen den Vorschuss mitgeteilt oder Auskunft verlangt hat. Verlangen Sie einen Beleg für diesen Tag.',
  },
  'de.uvg.step-income': {
    says: 'Schicken Sie rechtzeitig Ihr Einkommen der letzten zwölf Monate. Können Sie nicht zahlen, schreiben Sie das und bitten um Aufschub oder kleine Raten.',
  },
}
