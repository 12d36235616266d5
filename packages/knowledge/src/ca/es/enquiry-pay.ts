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
  'ca.ask.minimum-wage': {
    says: 'Cada provincia fija el suyo. En Ontario son 17,95 $ la hora desde el 1 de octubre de 2026, en Columbia Británica 18,25 $ desde junio, en Quebec 16,60 $ desde mayo y en Alberta 15 $. Bancos, aerolíneas y otros bajo ley federal tienen el suyo, cerca de 18 $. Algunos estudiantes y trabajadores con propinas cobran menos en pocas provincias. Si cobra menos, pídalo por escrito y luego quéjese gratis en la oficina de trabajo.',
    dependsOn: 'su provincia y su empleo',
  },
}
