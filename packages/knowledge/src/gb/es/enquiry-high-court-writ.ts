/** Questions about a writ of the High Court for a judgment debt: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIGH_COURT_WRIT_ES: Words = {
  'gb.ask-debt.writ-stay': {
    says: 'El formulario N245 no detiene un writ del High Court. Envíe ya el N244 al juzgado con su presupuesto. Pida suspenderlo (stay) y pagar al mes. EX160 puede quitar la tasa. Hágalo en los siete días completos del aviso. Puerta cerrada: en la primera visita no pueden forzar la entrada a una vivienda. Avise por escrito a la empresa de quién está enfermo. National Debtline: 0808 808 4000.',
  },
  'gb.ask-debt.writ-entry': {
    says: 'En una vivienda no, en la primera visita, ni con un writ del High Court. Cierre con llave y hable a través de la puerta. En un local de negocio sí pueden forzar. Su coche fuera puede llevar cepo. Si los deja entrar y firma por bienes, luego pueden volver por la fuerza. Con el N244 pide al juzgado parar el writ y pagar al mes.',
  },
}
