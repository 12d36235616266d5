/** The Spanish words of the rows in ../eviction-myths.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_MYTHS_ES: Words = {
  'us.home.myth-locks': {
    says: 'Un propietario (landlord) no puede dejarle afuera ni cortar la luz para que se vaya. En casi todos los estados debe usar la corte.',
  },
  'us.home.myth-out-on-date': {
    says: 'El último día de un aviso no es el día en que le sacan. Después el propietario (landlord) debe presentar un caso y ganarlo.',
  },
}
