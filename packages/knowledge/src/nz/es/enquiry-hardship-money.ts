/** Questions about a benefit after leaving a job, and money from KiwiSaver: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARDSHIP_MONEY_ES: Words = {
  'nz.ask.winz-quit': {
    says: 'Las 13 semanas valen solo si se fue sin buena razón. Acoso, trabajo peligroso, enfermedad, violencia o cuidado de familia pueden serlo. Diga por escrito a Work and Income por qué se fue, con mensajes, nota médica o testigo. Si siguen diciendo no, pida una revisión (review of decision) en tres meses. Pida ya ayuda para comida y alquiler; puede pagarse enseguida.',
  },
  'nz.ask.kiwisaver': {
    says: 'Sí, si no puede pagar gastos básicos o la hipoteca de su casa, o por enfermedad grave (significant financial hardship). Solicítelo a su proveedor de KiwiSaver con extractos, facturas e ingresos. El supervisor decide y paga solo lo necesario. La parte del Estado se queda. Debe mostrar que probó otra ayuda: el banco, y MoneyTalks 0800 345 123, que ayuda con el formulario.',
  },
  'nz.ask.winz-sanction': {
    says: 'Llame hoy a Work and Income (0800 559 009) y diga por qué faltó. Enfermedad, cuidar a un hijo o no recibir aviso puede ser buena razón; envíe prueba. Pida hacer la tarea: entonces el pago casi siempre vuelve. Con hijos solo pueden cortar una parte. Si no, revisión (review of decision) en tres meses. Pida ya ayuda para comida.',
  },
}
