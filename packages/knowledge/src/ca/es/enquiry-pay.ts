/** The Spanish words of the rows in ../enquiry-pay.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_ES: Words = {
  'ca.ask.contractor-status': {
    says: 'El nombre no decide. Si la empresa fija sus horas, le da las herramientas y usted trabaja solo para ella, puede ser empleado. Entonces le deben horas extra, vacaciones y preaviso. Reclame gratis en normas laborales (employment standards) o pida una decisión a la CRA.',
    dependsOn: 'cómo trabaja de verdad',
  },
  'ca.ask.public-holiday': {
    says: 'La Navidad y algunos otros días son fiestas pagadas en todas las provincias. Si debe trabajar, la ley casi siempre da más: en Ontario la paga de fiesta más una vez y media su sueldo, u otro día libre pagado. Algunos trabajos quedan fuera. Reclame en la oficina de normas laborales.',
    dependsOn: 'su provincia y el tipo de trabajo',
  },
  'ca.ask.pay-cut': {
    says: 'Diga por escrito que no está de acuerdo, y siga trabajando por ahora. Una bajada grande sin su permiso puede contar como despido, con pago del preaviso. Busque consejo pronto, porque esperar puede parecer un sí.',
  },
  'ca.ask.unpaid': {
    says: 'Pida su sueldo por escrito con las fechas. Luego quéjese en la oficina de normas laborales (employment standards) de su provincia. Es gratis.',
  },
}
