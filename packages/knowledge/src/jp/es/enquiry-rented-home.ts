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
    says: 'Nadie puede cambiar la cerradura ni sacar sus cosas sin juez, diga lo que diga el contrato. Solo un agente judicial (執行官) con sentencia puede sacarle. Si lo intentan, llame a la policía y guarde pruebas; puede pedir daños. Unos tres meses sin pagar pueden llevar a juicio. Ofrezca plazos por escrito y pida a su ciudad (自立相談支援機関) ayuda de alquiler (住居確保給付金).',
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
