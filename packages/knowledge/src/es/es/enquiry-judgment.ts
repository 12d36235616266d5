/** The Spanish words of the rows in ../enquiry-judgment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_JUDGMENT_ES: Words = {
  'es.ask.appeal': {
    says: 'Tiene 20 días hábiles desde la notificación. No hay apelación en un juicio verbal de hasta 3.000 €. Necesita abogado, gratis con pocos ingresos, y un depósito de 50 €. La otra parte puede pedir la ejecución antes de que acabe el recurso.',
    dependsOn: 'el tipo de juicio y la suma',
  },
  'es.ask.enforcement': {
    says: 'Tiene diez días hábiles para oponerse, por pocos motivos: pagó, hubo acuerdo o ha caducado. El juzgado puede buscar ya cuentas, sueldo y bienes. El sueldo hasta el salario mínimo está a salvo. Pida abogado de oficio y ofrezca un plan.',
  },
  'es.ask.home-seized': {
    says: 'Sí, pero solo un juzgado o una administración, y antes van el dinero y el sueldo. En una hipoteca el banco necesita muchos impagos y requerirle un mes antes. Para personas vulnerables el lanzamiento puede pararse. Vea pronto a un abogado de oficio y ofrezca un plan.',
    dependsOn: 'quién es el acreedor',
  },
}
