/** Questions about benefits, the living wage and the health fund: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_ES: Words = {
  'be.ask.health-fund-refuses': {
    says: 'Pida la decisión por escrito. Tiene tres meses para el tribunal laboral. No cuesta nada, aunque pierda. Pida un informe a su médico, y ayuda a su sindicato o a un abogado gratuito.',
  },
  'be.ask.benefit-back': {
    says: 'Pida los motivos y el cálculo. Tiene tres meses para el tribunal laboral, sin coste. Si el error fue de la oficina y no podía saberlo, muchas veces no puede reclamar lo pasado. Si no, pida un plan.',
  },
  'be.ask.cpas-refuses': {
    says: 'Pida la decisión por escrito. Tiene tres meses para el tribunal laboral. No cuesta nada y un abogado gratuito puede ayudar. Pida de nuevo si algo cambia.',
  },
  'be.ask.living-wage': {
    dependsOn: 'sus ingresos y su estancia',
    says: 'Pídalo al CPAS (OCMW) de su municipio. Debe tener 18 años, vivir en Bélgica con derecho de estancia, tener muy pocos ingresos y estar dispuesto a trabajar, salvo salud o equidad. Debe darle un recibo y decidir en 30 días.',
  },
}
