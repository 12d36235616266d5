/** The Spanish words of the rows in ../named-law-of-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_OF_HOMES_ES: Words = {
  'us.named.mobile-home': {
    says: 'Quien es dueño de la casa y alquila solo el lote tiene más derechos que otros inquilinos. En la mayoría de los estados el parque necesita un motivo de la ley, un aviso escrito y un tribunal. Por una regla rota casi siempre le dan tiempo para corregirlo.',
  },
  'us.named.mobile-home-co': {
    says: 'En Colorado el aviso debe dar el motivo, decir si puede corregirlo y ofrecer mediación. El parque solo puede terminar por motivos de la ley. No puede castigarlo por una queja, y un programa del estado recibe quejas.',
  },
  'us.named.arbitration': {
    says: 'Las condiciones que aceptó con un clic a menudo mandan la disputa a arbitraje. El tribunal de reclamos menores casi siempre sigue abierto, y la empresa suele pagar casi todo el costo. Lea esa parte antes de demandar.',
  },
  'us.named.eviction-lawyer': {
    says: 'En su estado los inquilinos con pocos ingresos pueden tener un abogado gratis en un caso de desalojo. Pregunte al tribunal o a la ayuda legal el primer día.',
  },
  'us.named.rental-limits-fl': {
    says: 'En Florida una regla nueva que limita alquilar casi siempre obliga solo a quien compró después o la aceptó. Los límites a alquileres de menos de seis meses obligan a todos. La disputa casi siempre va primero a mediación.',
  },
  'us.named.landlord-utility': {
    says: 'Esta cuenta es de su casero. En muchos estados los inquilinos deben recibir aviso antes y pueden mantener el servicio pagando con la renta, que el casero debe descontar. Diga a la empresa que usted vive allí y pida el formulario.',
  },
  'us.named.internet-firm': {
    says: 'Una empresa que cambia lo firmado o esconde un cargo puede violar el contrato y la ley. Quéjese gratis ante la FCC: la empresa debe responder en 30 días. Guarde la etiqueta de precios del día en que firmó.',
  },
}
