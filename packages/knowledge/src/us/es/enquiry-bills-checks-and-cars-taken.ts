/** Questions about a bill for care with a collector, a fake check and a car taken: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_CHECKS_AND_CARS_TAKEN_ES: Words = {
  'us.fact.care-bill-collector': {
    says: 'No pague por teléfono ni con tarjeta de crédito. Dispute la deuda por escrito en 30 días desde la primera carta: entonces deben parar hasta enviar pruebas. Una urgencia casi nunca cuesta más que dentro de la red (in network), le atendiera quien le atendiera. Pida al seguro que la facture de nuevo, apele y llame al No Surprises Help Desk: 1-800-985-3059. Ninguna ley federal prohíbe estas deudas en el informe de crédito. Las agencias omiten las de menos de un año o de menos de 500 $, y algunos estados las prohíben.',
  },
  'us.fact.fake-check': {
    says: 'Casi siempre sí: quien deposita un cheque debe el dinero al banco si vuelve, aunque apareciera disponible. No envíe más. Diga hoy al banco por escrito que le engañaron, y pida pagar a plazos y sin cargos. Avise de las tarjetas regalo a su empresa, y de Zelle o transferencias a su banco: algunas se pueden parar. Denuncie a la policía y en ReportFraud.ftc.gov.',
    dependsOn: 'las reglas de su cuenta y lo que supo el banco',
  },
  'us.state.oh.ask-car-taken': {
    says: 'En Ohio el prestamista puede llevarse el auto sin juez, si no hay violencia ni desorden. Pero si lo compró a plazos a un concesionario, no tiene que pagar todo el préstamo. Deben escribirle en cinco días hábiles qué falta. Se recupera pagando las cuotas atrasadas, los recargos, un depósito de hasta dos cuotas y los gastos. Tiene 20 días desde que se lo llevaron, o 15 desde esa carta si es después, casi siempre una vez. Pida hoy por escrito la carta y sus cosas.',
  },
  'us.fact.in-network-hospital': {
    says: 'Casi nunca lo debe todo. Si el hospital estaba en su red, anestesia, rayos, laboratorio y asistentes nunca pueden cobrar más que su parte en la red, aunque firmara. Otros médicos de allí, solo si aceptó antes un formulario claro. Pague la parte que dice el seguro (EOB). Escriba al médico y al seguro, y quéjese: 1-800-985-3059.',
  },
}
