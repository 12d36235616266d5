/** The Spanish words of the rows in ../enquiry-residence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIDENCE_ES: Words = {
  'es.ask.residence-refused': {
    says: 'Presente recurso de reposición en un mes, o vaya al juzgado en dos meses. Recurrir no le permite quedarse por sí solo. Vea ya a un abogado de oficio.',
  },
  'es.ask.expulsion': {
    says: 'Vea hoy a un abogado de oficio. En el procedimiento preferente tiene 48 horas para responder. Contra la orden tiene dos meses para ir al juez, que puede suspenderla.',
  },
  'es.ask.nationality-refused': {
    says: 'Contra la negativa puede pedir reposición en un mes, o ir a la Audiencia Nacional en dos. Si pasa un año sin respuesta, cuenta como negativa.',
  },
  'es.ask.arraigo': {
    says: 'Con dos años en España puede pedir la residencia por arraigo: con contratos que sumen 20 horas por semana, con formación, o con familia y medios. No debe tener antecedentes penales. Guarde pruebas del tiempo aquí. Antes de pedirla, vea a un abogado gratuito o una ONG.',
  },
  'es.ask.residence-renewal': {
    says: 'Pida la renovación en los dos meses antes de caducar, o como muy tarde tres meses después. Pedida en ese plazo, la autorización sigue valiendo hasta que decidan: puede quedarse y trabajar, y el resguardo lo prueba. Después del último día puede haber multa. Para pedirla no hace falta cita: por internet (Mercurio) con certificado, o por un registro. La cita es solo para las huellas de la tarjeta. Familiares de la UE y larga duración tienen otras reglas.',
  },
}
