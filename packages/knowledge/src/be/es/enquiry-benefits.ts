/** Questions about benefits, the living wage and the health fund: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_ES: Words = {
  'be.ask.health-fund-refuses': {
    says: 'Tiene tres meses para ir al tribunal de trabajo. Es gratis, aunque pierda, pero hágalo pronto. Pida un informe a su médico y ayuda al sindicato o a un abogado gratuito. El juez suele nombrar a un médico. Mientras, pida el paro por el sindicato o la CAPAC/HVW, también con empleo: la empresa lo comunica en línea. Déle el certificado médico. Si gana, la mutua paga desde el primer día. Si no, conserva el paro.',
  },
  'be.ask.benefit-back': {
    says: 'Pida los motivos y el cálculo. Tiene tres meses para el tribunal laboral, sin coste. Si el error fue de la oficina y no podía saberlo, muchas veces no puede reclamar lo pasado. Si no, pida un plan.',
  },
  'be.ask.cpas-refuses': {
    says: 'Pida la decisión por escrito. Tiene tres meses para el tribunal laboral. No cuesta nada y un abogado gratuito puede ayudar. Pida de nuevo si algo cambia.',
  },
  'be.ask.living-wage': {
    says: 'Acuda ya al CPAS (OCMW) de su municipio, antes de que pare el dinero. Debe tener 18 años, vivir en Bélgica con derecho de estancia y tener pocos ingresos. También miran a los convivientes, y debe estar dispuesto a trabajar. Debe darle un recibo y decidir en 30 días. Contra un no tiene tres meses ante el tribunal laboral, gratis.',
  },
}
