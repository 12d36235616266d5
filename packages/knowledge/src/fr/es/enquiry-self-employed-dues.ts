/** Questions about contributions of a self-employed person: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SELF_EMPLOYED_DUES_ES: Words = {
  'fr.ask-debt.self-employed-dues': {
    says: 'Pida ya un plan a la Urssaf en línea, antes de una contrainte: sumas pequeñas, y recargos perdonados al pagar el resto. Si no declaró, calculan de oficio: envíe sus ingresos reales y se recalcula. Contra un requerimiento, dos meses para la comisión (CRA). Contra una contrainte, 15 días para el tribunal. Casi siempre pueden ir tres años atrás.',
  },
}
