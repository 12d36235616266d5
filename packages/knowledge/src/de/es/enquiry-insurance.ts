/** Questions about insurers, the health fund and bad treatment: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_ES: Words = {
  'de.ask-buy.insurance-no': {
    says: 'Pida por escrito la cláusula y las razones y envíe pruebas. Después el defensor del asegurado (Versicherungsombudsmann) decide gratis.',
  },
  'de.ask-buy.health-insurer': {
    says: 'Opóngase (Widerspruch) en un plazo de un mes. Pida el informe médico. El juzgado social (Sozialgericht) es gratis.',
  },
  'de.ask-buy.medical-fault': {
    says: 'Pida copia de su historial: es su derecho. Deje primero que lo arreglen. Su caja ayuda gratis con un informe, y la Schlichtungsstelle del colegio médico lo examina gratis. Puede pedir dinero por dolor y gastos, casi siempre tres años. Hable con un abogado antes de pagar o firmar.',
  },
  'de.ask-debt.health-fund-dues': {
    says: 'Usted sigue asegurado, y su familia también. Con dos meses de deuda y un aviso, la caja solo paga para usted enfermedades repentinas, dolores, embarazo y revisiones. Vuelve a pagar todo cuando la deuda está pagada, o mientras cumpla los plazos acordados: pídalos por escrito. También si está en necesidad: solicite ayuda al Jobcenter o al Sozialamt. ¿Le cobran la cuota máxima? Demuestre ahora sus ingresos reales, en los doce meses de esa decisión. Entonces deben calcularla de nuevo. El asesoramiento de deudas es gratis.',
  },
}
