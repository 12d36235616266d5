/** The Spanish words of the rows in ../enquiry-sponsors-and-refused-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPONSORS_AND_REFUSED_HOMES_ES: Words = {
  'ca.fact.sponsor-split': {
    says: 'Su esposo o esposa no puede hacerlo deportar por irse. Un residente permanente lo sigue siendo al acabar el matrimonio (divorce); desde 2017 no hay que convivir un tiempo. Solo un matrimonio falso o mentiras en la solicitud lo arriesgan. Si aún no lo es, el patrocinio (sponsorship) puede acabar: vea antes a un abogado. La promesa de apoyo sigue, casi siempre tres años. En peligro llame al 911.',
  },
  'ca.fact.home-refused': {
    says: 'Un arrendador no puede rechazarlo por hijos, raza, religión, discapacidad, sexo y similares. En casi todas las provincias cuenta también la ayuda como ODSP. Guarde mensaje y anuncio. Quéjese gratis en un año al tribunal o comisión de derechos humanos. Pida la vivienda o dinero.',
  },
  'ca.fact.no-power-of-attorney': {
    says: 'Si aún entiende, puede firmar hoy un poder (power of attorney) ante abogado o notario. Si no, pida a la corte o tribunal de la provincia ser tutor o representante; hace falta informe médico. Para CPP y OAS pida a Service Canada ser su fiduciario, más rápido. Pida al banco pagar cuentas urgentes.',
  },
  'ca.ask.sold-on': {
    says: 'Una venta no acaba su alquiler: el comprador pasa a ser el casero, con la misma renta. Solo un comprador que vaya a vivir allí, o su familia cercana, puede pedir que se vaya. Hace falta el formulario N12 con 60 días hasta el fin de un periodo o contrato, y un mes de renta. No tiene que irse ese día: solo la Junta (LTB) puede ordenarlo, tras una audiencia. Pida allí más tiempo y diga si es de mala fe.',
  },
}
