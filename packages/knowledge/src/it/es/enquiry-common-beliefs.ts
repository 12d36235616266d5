/** Questions that rest on a common belief about fines, debts of parents, care and a blocked car: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_ES: Words = {
  'it.ask.fine-paid': {
    says: 'Quien paga la suma reducida acepta la multa: el recurso ya no cabe. Vale para el 30 % menos en cinco días y para el mínimo en 60. Elija primero. Recurra en 30 días ante el juez de paz o en 60 ante el Prefetto, y no pague mientras. Si pagó el dueño, el conductor que pierde puntos aún puede recurrir por los puntos.',
  },
  'it.ask.parents-debts': {
    says: 'Mientras su padre o madre vive no debe nada, salvo que haya firmado. Tras la muerte solo debe si acepta la herencia. Puede rechazarla ante notario o juzgado, o aceptar solo con lo que haya (beneficio d’inventario). Si vive en la casa o tiene los bienes, actúe en tres meses. Hasta entonces no tome, venda ni pague nada de la herencia.',
  },
  'it.ask.care-without-papers': {
    says: 'Puede ir. También sin papeles recibe atención urgente y esencial, también larga: urgencias, embarazo, niños, vacunas, infecciones. Pida el código STP en el hospital o la ASL; vale seis meses, se renueva y no exige permiso. Sin medios paga solo el pequeño ticket, o nada. Su visita no se puede comunicar a la policía, salvo donde es deber para todos.',
  },
  'it.ask.no-block-without-warning': {
    says: 'No sin aviso. Primero llega la liquidación (cartella), con 60 días. Antes de un bloqueo debe venir un aviso (preavviso di fermo). En sus 30 días pague, pida plazos o muestre que necesita el coche para su oficio. Un bloqueo no le quita nada: el coche sigue siendo suyo, pero no puede conducirlo. Pida prueba de que cada papel le llegó.',
  },
}
