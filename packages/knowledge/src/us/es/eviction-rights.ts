/** The Spanish words of the rows in ../eviction-rights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_RIGHTS_ES: Words = {
  'us.home.right-court': {
    says: 'Tiene derecho a una audiencia en la corte antes de que puedan sacarle de su casa.',
  },
  'us.home.right-cares': {
    says: 'Si su vivienda tiene ayuda federal o un préstamo con respaldo federal, el aviso de irse por renta sin pagar casi siempre debe dar 30 días.',
  },
  'us.home.right-fair': {
    says: 'Un propietario (landlord) no puede desalojarle por raza, color, religión, sexo, origen nacional, discapacidad o por tener hijos.',
  },
  'us.home.right-violence': {
    says: 'En vivienda con ayuda federal no pueden desalojarle porque alguien fue violento con usted.',
  },
  'us.home.right-service': {
    says: 'En servicio militar activo, en la mayoría de los casos no pueden desalojarle a usted ni a su familia sin orden de la corte. Un juez puede darle 90 días.',
  },
  'us.home.right-foreclosure': {
    says: 'El inquilino de una casa en ejecución hipotecaria (foreclosure) debe recibir, en la mayoría de los casos, 90 días de aviso. A menudo puede quedarse hasta el fin del contrato.',
  },
  'us.home.right-good-cause': {
    says: 'En algunos estados y ciudades el dueño solo puede terminar el alquiler por un motivo que nombra la ley. La renta sin pagar es uno, si el aviso es correcto. Pregunte a la ayuda legal (legal aid) si es su caso.',
  },
}
