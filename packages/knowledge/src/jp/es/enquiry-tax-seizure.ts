/** Questions about tax and health insurance debts that the town has seized for: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_SEIZURE_ES: Words = {
  'jp.ask.tax-account-seized': {
    says: 'Vaya hoy a la oficina; no necesitaba juez. Muestre nóminas, alquiler y dinero restante, y pida por escrito que liberen lo necesario (差押解除) y pagar a plazos. Si tomaron todo el sueldo o el subsidio de hijos el mismo día, diga que ese dinero está protegido; jueces lo han llamado ilegal. Puede pedir revisión (審査請求) en tres meses. 法テラス ayuda.',
  },
}
