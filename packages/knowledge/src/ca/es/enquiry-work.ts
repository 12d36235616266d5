/** The Spanish words of the rows in ../enquiry-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_WORDS: Words = {
  'ca.ask.pay-cut': {
    says: 'Diga por escrito que no está de acuerdo, y siga trabajando por ahora. Una bajada grande sin su permiso puede contar como despido, con pago del preaviso. Busque consejo pronto, porque esperar puede parecer un sí.',
  },
  'ca.ask.dismissed-pregnant': {
    says: 'Despedirle por estar embarazada o de permiso va contra la ley. Quéjese en un año ante el organismo de derechos humanos de su provincia, y pida también el pago del preaviso.',
  },
  'ca.ask.settlement-agreement': {
    says: 'No firme en el momento. Una vez firmado, casi nunca puede pedir más. No pueden hacerle renunciar al mínimo legal. Pida a un abogado que lo lea; la oferta a menudo sube.',
  },
  'ca.ask.roe': {
    says: 'La empresa debe emitirlo, casi siempre en cinco días desde el último período de pago. Pida el EI ya sin él y avise a Service Canada; ellos presionarán.',
  },
  'ca.ask.probation': {
    says: 'En los tres primeros meses (90 días en Alberta) la ley casi nunca da preaviso ni paga. Lo trabajado debe pagarse. Despedir por enfermedad, embarazo u origen sigue prohibido.',
  },
  'ca.ask.unpaid': {
    says: 'Pida su sueldo por escrito con las fechas. Luego quéjese en la oficina de normas laborales (employment standards) de su provincia. Es gratis.',
  },
  'ca.ask.bullied': {
    says: 'Anote cada vez, qué se dijo y quién lo vio. Dígalo por escrito al empleador. Si es por sexo, raza u otro motivo protegido, puede ayudar una oficina de derechos humanos.',
  },
  'ca.ask.bullied-qc': {
    says: 'En Quebec tiene derecho a un trabajo sin acoso psicológico (harcèlement psychologique). Anote cada vez y quéjese ante la CNESST en dos años.',
  },
  'ca.ask.public-holiday': {
    says: 'La Navidad y algunos otros días son fiestas pagadas en todas las provincias. Si debe trabajar, la ley casi siempre da más: en Ontario la paga de fiesta más una vez y media su sueldo, u otro día libre pagado. Algunos trabajos quedan fuera. Reclame en la oficina de normas laborales.',
    dependsOn: 'su provincia y el tipo de trabajo',
  },
  'ca.ask.contractor-status': {
    says: 'El nombre no decide. Si la empresa fija sus horas, le da las herramientas y usted trabaja solo para ella, puede ser empleado. Entonces le deben horas extra, vacaciones y preaviso. Reclame gratis en normas laborales (employment standards) o pida una decisión a la CRA.',
    dependsOn: 'cómo trabaja de verdad',
  },
}
