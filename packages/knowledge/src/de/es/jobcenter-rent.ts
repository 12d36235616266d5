/** The Spanish words of the rows in ../jobcenter-rent.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOBCENTER_RENT_ES: Words = {
  'de.jobcenter-rent.want': {
    says: 'El Jobcenter dice que su alquiler es muy caro y luego pagará solo una parte.',
  },
  'de.jobcenter-rent.reality': {
    says: 'Nadie puede obligarle a mudarse. Casi siempre pagan todo hasta seis meses más. No se recurre esta carta, sino el recorte posterior.',
  },
  'de.jobcenter-rent.right-year': {
    says: 'El primer año suelen pagar el alquiler real, hasta una vez y media el límite local. Puede ser menos donde hay un tope por metro cuadrado. Con hijos puede ser más.',
  },
  'de.jobcenter-rent.right-cannot': {
    says: 'Si no halla nada más barato o mudarse es demasiado duro, deben seguir pagando. Pruébelo: lista de búsqueda, certificado.',
  },
  'de.jobcenter-rent.right-death': {
    says: 'Si murió alguien del hogar y antes el alquiler era correcto, deben esperar doce meses.',
  },
  'de.jobcenter-rent.step': {
    says: 'Explique por escrito por qué no puede. Anote cada búsqueda. No firme otro contrato sin acuerdo (Zusicherung).',
  },
  'de.jobcenter-rent.option': {
    says: 'Cuando llegue el recorte, opóngase en un mes. Es gratis.',
    title: 'Oponerse al recorte',
    cost: 'Gratis.',
    time: 'Un mes tras el recorte.',
    risk: 'Ninguno.',
    bestFor: 'Buscó y no halló nada.',
  },
}
