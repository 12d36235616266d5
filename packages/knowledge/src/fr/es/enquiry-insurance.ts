/** Questions about insurers: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_INSURANCE_WORDS: Words = {
  'fr.ask-buy.insurance': {
    says: 'Pida la cláusula del contrato y escriba al servicio de reclamaciones. Tras dos meses vaya al mediador gratuito. El plazo es de dos años.',
  },
  'fr.ask-buy.insurance-false': {
    dependsOn: 'si fue a propósito',
    says: 'Un error de buena fe no anula el seguro: la aseguradora solo puede pagar menos, en proporción a la prima. Solo una declaración falsa a propósito anula el contrato, y debe probarla.',
  },
  'fr.ask-buy.insurance-unpaid': {
    dependsOn: 'el día del requerimiento',
    says: 'La aseguradora debe enviar antes un requerimiento. A los treinta días se suspende la cobertura, y diez días después puede rescindir. Pague antes de ese día y la cobertura sigue. Un coche debe seguir asegurado: busque ya otra compañía.',
  },
  'fr.ask-buy.insurance-cancel': {
    dependsOn: 'la edad del contrato',
    says: 'Tras el primer año puede terminar el seguro de coche, hogar y salud cuando quiera, sin coste. Acaba un mes después. Para el coche y el hogar de un inquilino lo hace el nuevo asegurador. El primer año solo lo permiten algunos cambios en su vida.',
  },
}
