/** The Spanish words of the rows in ../used-car-warranties.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const USED_CAR_WARRANTIES_ES: Words = {
  ...stateWords('used-car', {
    MA: 'un concesionario debe reparar fallas graves de muchos autos usados durante 30 a 90 días, según las millas. Las palabras “as is” no cambian eso',
    NJ: 'un concesionario debe reparar fallas graves de muchos autos usados durante 30 a 90 días, según las millas. Las palabras “as is” no cambian eso',
    NY: 'un concesionario debe reparar fallas graves de muchos autos usados durante 30 a 90 días, según las millas. Las palabras “as is” no cambian eso',
    AZ: 'un concesionario debe reparar el motor y la caja de la mayoría de los autos usados durante 15 días o 500 millas. Las palabras “as is” casi nunca cambian eso',
    IL: 'un concesionario debe reparar el motor y la caja de la mayoría de los autos usados durante 15 días o 500 millas. Las palabras “as is” casi nunca cambian eso',
  }),
}
