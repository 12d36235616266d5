/** The Spanish words of the rows in ../enquiry-separation.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEPARATION_ES: Words = {
  'ca.fact.support-table': {
    says: 'Un acuerdo verbal no obliga a la corte: la manutención es derecho del niño. Casi siempre debe la suma de la tabla según su ingreso (buscador federal). Deportes o guardería se reparten por ingreso. La corte puede ir atrás, casi siempre hasta tres años. Muestre su ingreso, pague ya la tabla y póngalo por escrito.',
  },
  'ca.fact.parent-moves-away': {
    says: 'Casi nunca puede llevarse lejos al niño sin usted. Tras un divorcio u orden debe avisar por escrito 60 días antes en un formulario. Usted tiene 30 días para oponerse, con formulario o en la corte. Luego decide un juez según el bien del niño. Si puede irse ya, pida hoy una orden urgente.',
  },
  'ca.fact.unmarried-home-on': {
    says: 'En Ontario las parejas no casadas no tienen por ley derecho a media casa. Pero puede pedir una parte por lo que pagó o construyó, pues sería injusto que el otro se quede todo. Tras tres años juntos, o con un hijo, también puede pedir apoyo. Guarde registros y cuentas. Vea pronto a un abogado y no firme.',
  },
  'ca.fact.unmarried-home-west': {
    says: 'En su provincia, tras suficiente tiempo juntos, casi siempre se reparte como casados: dos años en Columbia Británica y Saskatchewan, tres en Alberta y Manitoba, antes con hijo en Alberta. Lo que cada uno trajo suele quedar aparte. Hay plazo, casi siempre dos años desde la separación. Vea a un abogado antes de irse o firmar.',
  },
}
