/** The Spanish words of the rows in ../deposit.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_ES: Words = {
  'ie.deposit.want': {
    says: 'El casero quiere quedarse con su fianza. Busque cada suma y su motivo.',
  },
  'ie.deposit.reality': {
    says: 'El casero debe mostrar el daño. El desgaste normal no es daño, y la pintura y la moqueta se gastan.',
  },
  'ie.deposit.right-rtb': {
    says: 'El RTB decide las disputas sobre fianzas. La solicitud en línea cuesta poco, y la mediación es gratis.',
  },
  'ie.deposit.right-proof': {
    says: 'Puede pedir una lista, facturas y fotos, y el inventario del día en que entró.',
  },
  'ie.deposit.step': {
    says: 'Escriba que no está de acuerdo y pida la fianza para un día concreto. Luego vaya al RTB.',
  },
}
