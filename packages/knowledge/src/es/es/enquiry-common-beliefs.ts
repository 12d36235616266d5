/** Questions that rest on a common belief about visits, fines and health care: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMON_BELIEFS_ES: Words = {
  'es.ask.unpaid-so-no-visits': {
    says: 'El dinero y las visitas van aparte. Quien no paga conserva el derecho de ver a los hijos, y quien no los ve sigue debiendo el dinero. Solo un juez cambia las visitas o la suma. Negar las visitas por su cuenta puede costar una multa y la custodia. No pagar dos meses seguidos, o cuatro sueltos, puede ser delito. ¿No puede pagar? Pida ya al juzgado una suma menor.',
  },
  'es.ask.fine-and-prison': {
    says: 'No por una multa de tráfico ni de una administración. Si no paga, llega un recargo de hasta el 20 % y pueden embargar la cuenta o la nómina. Es distinto con una multa de un juzgado penal: si no la paga y no tiene bienes, puede venir un día por cada dos cuotas. A menudo se cambia por trabajos para la comunidad. Pida pronto pagar a plazos.',
  },
  'es.ask.care-without-papers': {
    says: 'Deben atenderle. Quien vive en España sin papeles tiene el mismo derecho a la sanidad pública, y las urgencias son para todos. Pida la tarjeta en el centro de salud, con pasaporte y prueba de que vive aquí (padrón u otra). Desde 2026 basta para empezar una declaración firmada, y recibe un documento provisional. ¿Se lo niegan? Pídalo por escrito y vaya a servicios sociales.',
  },
  'es.ask.fine-not-paid': {
    says: 'Nadie va a prisión por ella, pero crece. En 20 días naturales paga la mitad o alega. Después se debe todo. Si tampoco se paga a tiempo, la cobra Hacienda con un 5 a 20 % más y puede embargar cuenta, nómina o devolución sin juez. Puede pedirle plazos. Prescribe a los cuatro años de ser firme, pero cada carta suya empieza de nuevo el plazo.',
  },
}
