/** Questions about premiums, the change of health insurer, refusals and the end of a policy: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_ES: Words = {
  'ch.ask.insurer': {
    says: 'Pregunte por escrito qué cláusula aplican y mande pruebas. Luego acuda al mediador gratuito. En enfermedad, accidente o AI pida una decisión y opóngase en 30 días. Los derechos privados acaban a los cinco años.',
  },
  'ch.ask.insurance-cancel': {
    dependsOn: 'lo que dice la póliza',
    says: 'Busque en la póliza el final y el plazo, casi siempre tres meses antes. Un contrato de más de tres años se puede terminar al final del tercer año y de cada año siguiente. Tras un siniestro pagado o una subida de la prima a menudo también. Escríbalo y guarde la prueba.',
  },
}
