/** The Spanish words of the rows in ../travel-and-parcels.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAVEL_AND_PARCELS_ES: Words = {
  'us.flight.right-refund': {
    says: 'Si la aerolínea cancela o cambia mucho el vuelo y usted no viaja, debe devolver el dinero a su tarjeta. Un cupón solo si usted lo elige.',
  },
  'us.flight.step': {
    says: 'Rechace el cupón por escrito y pida el reembolso. Sin respuesta, quéjese ante el Departamento de Transporte y dispute el cargo.',
  },
  'us.flight.right-bumped': {
    says: 'Si le dejan fuera contra su voluntad por sobreventa, la aerolínea casi siempre le debe dinero ese mismo día.',
  },
  'us.flight.right-bags': {
    says: 'Las aerolíneas deben pagar maletas perdidas, tardías o rotas hasta un límite. Avise en pocos días y guarde recibos.',
  },
  'us.parcel.right-time': {
    says: 'La tienda debe enviar lo que pidió en el tiempo que dijo, o en 30 días. Si no puede, usted puede cancelar y recibir su dinero.',
  },
  'us.parcel.right-claim': {
    says: 'Las quejas por paquetes perdidos o rotos tienen plazos cortos. Presente la queja enseguida y guarde prueba del valor.',
  },
  'us.parcel.right-gift': {
    says: 'Lo que llega por correo sin que lo pidiera es un regalo. No tiene que pagarlo ni devolverlo.',
  },
}
