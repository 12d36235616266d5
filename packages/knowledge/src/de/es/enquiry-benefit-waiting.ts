/** Questions about an office that does not answer: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFIT_WAITING_ES: Words = {
  'de.ask-benefit.no-answer': {
    says: 'Pida por escrito una decisión y un anticipo (Vorschuss), con un último día. Si no tiene de qué vivir, vaya ya al tribunal social: la orden urgente (einstweilige Anordnung) es gratis y rápida. Tras seis meses sin respuesta puede demandar gratis (Untätigkeitsklage). Guarde la prueba de su solicitud.',
  },
  'de.ask-benefit.earn-beside': {
    says: 'Los primeros 100 € de sueldo al mes son suyos. De 100 a 520 € conserva el 20 %, hasta 1.000 € el 30 %, y hasta 1.200 € (1.500 € con un hijo) el 10 %. De 520 € le quedan 184 €. Con menos de 25 años, en escuela, formación o voluntariado, es libre hasta el límite del minijob. Avise enseguida al Jobcenter. Desde julio de 2026 se llama Grundsicherungsgeld.',
  },
  'de.ask-benefit.broken-thing': {
    says: 'Por un aparato roto suele dar solo un préstamo, que devuelve en pequeñas partes. El primer equipo para vivienda, embarazo o parto es gratis. Pídalo por escrito antes de comprar. Una necesidad especial duradera, por ejemplo de salud, puede pagarse aparte cada mes.',
    dependsOn: 'si se rompió o si nunca tuvo uno',
  },
}
