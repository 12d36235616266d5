/** A notice to a secure tenant of a council in England: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TENANCY_ES: Words = {
  'gb.council-home.right-reasonable': {
    says: 'Usted es un inquilino protegido (secure tenant). El ayuntamiento necesita una orden judicial, y por rentas el juez debe verla razonable. Antes debe buscar un plan y ayudar con las ayudas. Pague la renta y un poco más, y guarde pruebas.',
  },
  'gb.council-home.most-secure': {
    says: 'La mayoría de los inquilinos del ayuntamiento son inquilinos protegidos (secure tenants). Solo un juzgado puede acabar con eso, y por renta el juez debe verlo razonable. Puede dejarle seguir mientras paga la renta y un poco más.',
  },
}
