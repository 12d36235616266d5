/** Questions about the fence between two neighbours: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FENCES_ES: Words = {
  'au.ask.fence-built': {
    says: 'Casi siempre no. Antes de la obra el vecino debía enviarle un aviso (fencing notice) con el plan y el coste, y acordarlo con usted o lograr una orden. Solo la reparación urgente es distinta. Aun así debe solo la mitad de una valla normal. Conteste por escrito que no tuvo aviso. Ofrezca mediación gratis. En Australia Occidental pueden pedirlo después: busque consejo. Si no, decide un juez.',
  },
  'au.ask.fence-share': {
    says: 'Los vecinos suelen pagar a medias una valla normal. No empiece la obra aún. Envíe antes un aviso (fencing notice): dónde, qué tipo, el coste y cada parte, con sus presupuestos. Si no hay acuerdo en un mes más o menos, pida una orden al tribunal. La mediación gratis suele resolverlo. Quien quiere una valla más cara paga la diferencia.',
  },
  'au.ask.dog-bite': {
    says: 'En Nueva Gales del Sur el dueño responde de una mordedura aunque el perro nunca hubiera mordido, salvo que usted entrara sin derecho o lo provocara. La mayoría de los estados tiene su ley de perros; en Queensland casi siempre hay que mostrar descuido. Vaya al médico, haga fotos y avise al council. A menudo paga el seguro del dueño. Suele haber tres años.',
    dependsOn: 'su estado',
  },
}
