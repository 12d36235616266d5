/** What people believe of food stamps for citizens alone and of promises not to work for a rival, put right: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_FOOD_AND_RIVALS_ES: Words = {
  'us.fact.snap-not-citizen': {
    says: 'SNAP (food stamps, cupones de comida) no es solo para ciudadanos. Una green card cuenta casi siempre tras cinco años, y enseguida para menores de 18. Los «entrants» de Cuba y Haití y la gente de Palaos, Micronesia e Islas Marshall no esperan. Desde el 4 de julio de 2025 refugiados y personas con asilo casi siempre necesitan antes una green card. Los hijos ciudadanos pueden recibirlo aunque usted no. ¿Se lo niegan? Pida un fair hearing en 90 días.',
  },
  'us.state.ca.ask-rival-work': {
    says: 'En California la promesa de no trabajar para un rival es nula, la firmara donde y cuando fuera. Puede trabajar para un rival o abrir su propia empresa. El empleador ni siquiera puede ponerla en su contrato ni intentar imponerla. Si lo hace, puede demandar por su daño y los honorarios del abogado. Es distinto si vendió un negocio o dejó una sociedad. Los secretos comerciales siguen siéndolo: no se lleve archivos ni listas de clientes.',
  },
}
