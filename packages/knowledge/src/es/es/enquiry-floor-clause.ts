/** Questions about the time to claim for a floor clause in a mortgage: in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FLOOR_CLAUSE_ES: Words = {
  'es.ask.floor-clause': {
    says: 'Casi siempre aún puede, también con la hipoteca ya pagada. Un juez puede declarar abusiva la cláusula en cualquier momento. Los cinco años para recuperar el dinero suelen empezar con la sentencia firme que lo dice. Es distinto si el banco prueba que usted lo sabía antes. Reclame primero por escrito al banco: el juzgado lo exige. ¿Firmó un nuevo acuerdo con el banco sobre ello? Consulte a un abogado. Ayuda gratis: la oficina de consumo (OMIC).',
  },
}
