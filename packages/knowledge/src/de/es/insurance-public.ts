/** Decisions of public insurers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_PUBLIC_ES: Words = {
  'de.supply.ins-who-public': {
    says: 'Es una aseguradora pública. Puede oponerse (Widerspruch) en el plazo de un mes y después ir gratis al juzgado social (Sozialgericht).',
  },
  'de.supply.ins-deadline-public': {
    says: 'Contra una aseguradora pública tiene un mes desde el día en que le llegó la decisión.',
    action: 'Enviar su oposición (Widerspruch)',
    consequence: 'La decisión queda firme.',
    service: 'una decisión cuenta como recibida el cuarto día después del envío',
  },
  'de.supply.ins-not-yet-public': {
    says: 'La decisión no es firme mientras corre su mes o su oposición está abierta.',
  },
  'de.supply.ins-right-rehab': {
    says: 'El seguro debe rehabilitación si el tratamiento cerca de casa no basta: primero ambulatoria, si no en clínica. Envíe carta del médico.',
  },
  'de.supply.ins-step-object-public': {
    says: 'Escriba dentro del mes: «Ich lege Widerspruch ein» (me opongo), con la fecha de la decisión. Fírmelo. Diga que las razones vendrán después.',
  },
  'de.supply.ins-step-doctor': {
    says: 'Pida el informe médico (Gutachten) y enséñeselo a su médico. Una carta corta de su médico ayuda mucho.',
  },
  'de.supply.ins-right-file': {
    says: 'Tiene derecho a ver su expediente y el informe médico.',
  },
  'de.supply.ins-right-court': {
    says: 'Si rechazan su oposición, puede ir gratis al juzgado social (Sozialgericht) en un plazo de un mes.',
  },
  'de.supply.ins-option-object': {
    says: 'Opóngase por escrito y envíe después las razones y una carta del médico.',
    title: 'Oponerse (Widerspruch) dentro del mes',
    cost: 'Gratis.',
    time: 'Un mes; la respuesta tarda hasta tres.',
    risk: 'Casi ninguno.',
    bestFor: 'Necesita el dinero o el tratamiento.',
  },
  'de.supply.ins-want-public': {
    says: 'Una aseguradora pública rechaza lo que pidió o para un pago.',
  },
  'de.supply.ins-reality-public': {
    says: 'Un primer no muchas veces no es el final. El recurso es gratis y una carta de su médico ayuda.',
  },
  'de.supply.ins-rights-public': {
    says: 'Puede recurrir, leer el informe médico e ir gratis al tribunal social.',
  },
}
