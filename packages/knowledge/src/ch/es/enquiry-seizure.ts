/** Questions about what the debt office may take from a home, an account and wages: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_ES: Words = {
  'ch.ask.seize': {
    says: 'La oficina debe dejarle el mínimo vital: base, alquiler, primas que paga de verdad, gastos de trabajo e hijos. ¿No contaron algo porque no lo pagó? Pague el próximo, mande prueba y pida un nuevo cálculo, cuando quiera. Contra un cálculo falso, queja en diez días. Es gratis.',
    dependsOn: 'sus gastos',
  },
  'ch.ask.debt-officer-home': {
    says: 'En un embargo debe abrir cuartos y armarios y decir todo lo que tiene y gana. Si no, puede venir la policía. Pero le dejan lo necesario: ropa, muebles, herramientas, comida y el mínimo vital. Si está mal, queja en diez días. Una empresa privada de cobro nunca puede entrar.',
  },
  'ch.ask.account-seized': {
    says: 'Escriba enseguida a la oficina de ejecución con pruebas de renta, primas realmente pagadas, gastos de trabajo e hijos. Debe dejarle el mínimo vital y calcular de nuevo si cambia. AHV, IV y prestaciones complementarias no se embargan. Contra un cálculo malo, queja en diez días. Es gratis.',
  },
  'ch.ask.private-bankruptcy': {
    says: 'Puede declararse insolvente ante el tribunal. Pide antes unos miles de francos. Las deudas no desaparecen: quedan 20 años como certificados de pérdida, y solo paga si tiene nuevos bienes. Intente antes un plan con un asesor de deudas gratuito.',
    dependsOn: 'si aún es posible un plan con los acreedores',
  },
}
