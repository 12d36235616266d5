/** Questions about a rent rise that comes too early and running costs that come too late: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_TOO_EARLY_OR_LATE_ES: Words = {
  'de.ask-home.rent-rise-too-soon': {
    says: 'Todavía no. Una subida al nivel local solo se puede pedir un año después de la entrada o de la última subida. Vale como pronto a los 15 meses. Una carta anterior no tiene efecto. Además el máximo es 20 % en tres años, 15 % en muchas ciudades. No firme y siga pagando el alquiler viejo. No vale para escalas, índice u obras.',
  },
  'de.ask-home.running-costs-late': {
    says: 'No, si llegó más de doce meses después del fin de su año. Para 2024 era el 31 de diciembre de 2025. Entonces no debe nada más, salvo que el casero no tuviera culpa del retraso. Cuenta el día en que le llegó, no la fecha escrita. Escríbalo y no pague más. Un saldo a su favor se lo debe igual.',
  },
}
