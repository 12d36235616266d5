/** Questions about a Jobcenter decision against which the person has a reason or a proof: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JOBCENTER_PROOF_ES: Words = {
  'de.ask-debt.jobcenter-cut-reason': {
    says: 'Reclame en un mes, gratis, y mande la prueba. Con un motivo grave (wichtiger Grund) no hay recorte: enfermedad, hospital, un hijo enfermo o una carta que nunca llegó. Una sola cita perdida no basta, y la parte del alquiler queda. Tras tres seguidas puede cesar todo: vaya allí enseguida. La reclamación no frena el recorte. Si falta para comer o el alquiler, pida enseguida una orden urgente al tribunal social.',
  },
  'de.ask-debt.jobcenter-back-not-told': {
    says: 'Avise ahora por escrito si el trabajo sigue. Lo no declarado casi siempre se reclama. Pero revise la suma: los primeros 100 € de sueldo al mes y una parte más son suyos. La oposición es gratis en un mes; hasta que se decida no paga. Luego pida plazos pequeños. Puede seguir una multa o una acusación de fraude: sobre el porqué no tiene que responder sin abogado.',
  },
  'de.ask-debt.jobcenter-back-told': {
    says: 'Reclame por escrito en un mes y mande la prueba de que avisó. El sueldo se puede contar igual desde su mes. Pero revise la suma: hay que restar la parte libre del sueldo. Si fue un error de la oficina que usted no podía ver, casi siempre se queda el dinero. Su prueba sirve también contra una multa. Pida plazos pequeños.',
  },
  'de.ask-debt.jobcenter-rent-unpaid': {
    says: 'Pregunte hoy por escrito el motivo y pida una decisión escrita (Bescheid). Contra un no, la oposición es gratis, en un mes. ¿Peligra la vivienda? Pida una medida urgente al tribunal social (Sozialgericht): gratis, sin abogado, la ventanilla lo escribe. Para el alquiler atrasado el Jobcenter puede dar un préstamo. Avise al casero: con dos meses de retraso puede rescindir sin plazo.',
  },
}
