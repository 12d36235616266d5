/** Questions about repairs, visits, rent and eviction, and the first steps for tenants: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENTED_HOME_ES: Words = {
  'jp.ask.step-home': {
    says: 'No firme nada y pregunte antes a Houterasu.',
  },
  'jp.ask.right-home': {
    says: 'Un casero necesita una buena razón para terminar un contrato ordinario.',
  },
  'jp.ask.evict': {
    says: 'No sin un juzgado. Solo un agente (執行官) con una orden judicial puede echarle.',
  },
  'jp.ask.repairs': {
    says: 'Avise por escrito con fotos. El casero debe reparar. Si una parte no sirve, el alquiler baja en esa parte. Si no actúa a tiempo, puede hacerlo reparar y pedir el coste.',
  },
  'jp.ask.landlord-enters': {
    says: 'No sin su permiso, salvo urgencia real como fuego o fuga. Debe permitir reparaciones necesarias a una hora acordada. Escriba que no permite entrar sin aviso. Si sigue, llame a la policía.',
  },
  'jp.ask.water-leak': {
    says: 'Haga fotos y avise enseguida a la administración, para hallar la causa. Si la persona de arriba fue descuidada, debe su daño, a menudo por su seguro. Si se rompió una tubería vieja, responde el dueño o el edificio. Guarde lo mojado y las facturas. Su seguro de incendios también puede pagar.',
  },
}
