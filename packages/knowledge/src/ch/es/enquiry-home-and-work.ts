/** Preguntas de vivienda y trabajo, en español. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_AND_WORK_ES: Words = {
  'ch.ask.repairs': {
    says: 'Escriba al casero con fotos y un plazo. Puede pedir menos alquiler desde que lo supo. Si no hace nada, avise por escrito y luego deposite el alquiler en la cuenta oficial.',
  },
  'ch.ask.landlord-enters': {
    says: 'Solo con su permiso o en una urgencia real. Debe tolerar visitas necesarias por reparación, venta o nuevo alquiler. Deben avisarse a tiempo y respetarle. Entrar a escondidas es delito.',
  },
  'ch.ask.end-lease': {
    says: 'Escriba una carta firmada; en la vivienda familiar firman los dos. El plazo suele ser de tres meses para la fecha local o la del contrato. Debe llegar a tiempo: por carta certificada.',
  },
  'ch.ask.lower-rent': {
    says: 'Pida por escrito un alquiler menor para la próxima fecha de fin. Sin respuesta en 30 días, o con un no, vaya a la conciliación en 30 días. Es gratis.',
  },
  'ch.ask.leave-early': {
    says: 'Ofrezca un nuevo inquilino que pueda pagar y acepte el mismo contrato. Basta uno. Desde ese día no debe alquiler. Hágalo por escrito, con sus papeles.',
  },
  'ch.ask.extra-costs': {
    says: 'Solo debe los gastos que nombra el contrato y su coste real. Pida ver las facturas antes de pagar. Si no está de acuerdo, la conciliación es gratis.',
  },
  'ch.ask.sick': {
    says: 'Conserva el sueldo un tiempo que crece con los años, o un subsidio diario. Pasada la prueba, un despido es nulo durante la enfermedad: 30, 90 o 180 días. Mande un certificado.',
  },
  'ch.ask.instant-dismissal': {
    says: 'Escriba enseguida que no lo acepta y ofrezca su trabajo. Sin motivo grave, o si esperaron más de unos días, deben el sueldo del preaviso y hasta seis meses más. Vaya a la conciliación.',
  },
  'ch.ask.own-notice': {
    says: 'Un mes el primer año, dos hasta el noveno y luego tres, a fin de mes. El contrato puede decir otra cosa. Piénselo: el desempleo puede sancionarle unas semanas.',
  },
  'ch.ask.jobless-sanction': {
    says: 'Opóngase por escrito en 30 días, gratis. Diga su buen motivo o por qué son demasiados días. Siga buscando trabajo y guarde pruebas.',
  },
  'ch.ask.holidays': {
    says: 'Tiene al menos cuatro semanas al año, cinco hasta los 20 años, dos seguidas. El empresario fija la fecha, pero debe escucharle. Durante el empleo no se pueden pagar en dinero.',
  },
}
