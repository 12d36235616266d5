/** Spanish: the words of the rows in ../rent-rises.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISES_ES: Words = {
  'gb.rent-rise.wants': {
    says: 'Su casero quiere más renta desde el día del aviso. Usted puede impugnarlo antes de ese día.',
  },
  'gb.rent-rise.right-form': {
    says: 'Un casero privado puede subir la renta una vez al año, con el impreso oficial y dos meses de aviso. Una cláusula de subida ya no vale.',
  },
  'gb.rent-rise.right-tribunal': {
    says: 'Acuda al First-tier Tribunal antes de que empiece la nueva renta. No puede fijar más de lo que pide el casero, y una renta mayor solo empieza cuando decide.',
  },
  'gb.rent-rise.step': {
    says: 'Mire la renta de viviendas parecidas cerca. Escriba al casero antes de que empiece la nueva renta.',
  },
  'gb.rent-rise.right-wales': {
    says: 'Su casero puede subir la renta una vez en 12 meses, con dos meses de aviso en el impreso RHW12.',
  },
  'gb.rent-rise.right-scotland': {
    says: 'Su renta puede subir una vez en 12 meses, con tres meses de aviso en el impreso oficial. Puede pedir que la vea un revisor (rent officer) en 21 días.',
  },
  'gb.rent-rise.right-ni': {
    says: 'Su renta puede subir una vez en 12 meses, con tres meses de aviso por escrito.',
  },
}
