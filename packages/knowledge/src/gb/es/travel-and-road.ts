/** Spanish: flights, bags, package holidays, trains, seized cars, new drivers, police and jury letters. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAVEL_AND_ROAD_ES: Words = {
  'gb.ask-travel.package': {
    says: 'Si cambia mucho una parte principal, como el hotel o las fechas, o el precio sube más del 8%, puede anular y recuperar todo en 14 días. Responda en la fecha que fijen. Si fue mal allí, avise enseguida y pida después una rebaja.',
  },
  'gb.ask-travel.late-train': {
    says: 'Sí. Pida Delay Repay a la compañía del tren que llegó tarde, en 28 días, con el billete. Paga una parte desde 15 o 30 minutos, y más por una hora. Si el tren se canceló y no viajó, pida todo. Después el Rail Ombudsman es gratis.',
  },
}
