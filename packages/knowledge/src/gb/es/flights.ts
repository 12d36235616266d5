/** Spanish: the words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_ES: Words = {
  'gb.flight.wants': {
    says: 'La aerolínea le contesta sobre un vuelo con retraso o cancelado. No tiene que aceptar su primer no, ni un vale.',
  },
  'gb.flight.right-money': {
    says: 'Por un vuelo cancelado tarde, o con tres horas o más de retraso, cada persona recibe £220, £350 o £520 según la distancia. La aerolínea solo se libra si la causa no estaba en su mano.',
  },
  'gb.flight.right-care': {
    says: 'Sea cual sea la causa, elige dinero u otro vuelo. Mientras espera tiene comida y habitación. Si no dieron nada, pida los gastos justos con recibos.',
  },
  'gb.flight.crew': {
    says: 'El Tribunal Supremo (Supreme Court) dijo que un tripulante enfermo es parte del negocio. La aerolínea debe pagar igual.',
  },
  'gb.flight.step': {
    says: 'Pida por escrito por cada persona, con número de vuelo y recibos. Si se niegan, vaya a su mediador o a la Civil Aviation Authority. Tiene seis años en Inglaterra y Gales.',
  },
  'gb.bag.right': {
    says: 'La aerolínea debe pagar una maleta perdida, tardía o rota, hasta un límite. Escriba en 7 días por daños, y en 21 días por retraso.',
  },
  'gb.flight.right-refused': {
    says: 'Por un retraso de tres horas o más, o una cancelación tardía, la aerolínea debe una suma fija salvo causa fuera de su control. Una tripulación enferma o un fallo común es su riesgo. Si se niega: su organismo gratuito, la CAA, o el juez en seis años.',
  },
  'gb.package.right': {
    says: 'Si el organizador cancela o cambia mucho el viaje, puede recuperar todo en 14 días. Si salió mal, puede pedir un precio menor.',
  },
  'gb.flight.right-fault': {
    says: 'La aerolínea debe probar que la causa no dependía de ella. Una avería del avión suele ser su propio riesgo. Pregunte qué hizo para evitar el retraso.',
  },
  'gb.flight.right-six-years': {
    says: 'Un no de la aerolínea no es el final. Tiene seis años desde el vuelo para pedir la suma fija ante un juez.',
  },
}
