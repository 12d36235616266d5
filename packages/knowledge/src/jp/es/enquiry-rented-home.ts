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
  'jp.ask.rent-rise': {
    says: 'No tiene que aceptar enseguida. Pague una cantidad que crea justa hasta que un juzgado decida. Después puede deber la diferencia con un 10 % de interés.',
    dependsOn: 'lo que es justo para viviendas así',
  },
  'jp.ask.repairs': {
    says: 'Avise por escrito con fotos. El casero debe reparar. Si una parte no sirve, el alquiler baja en esa parte. Si no actúa a tiempo, puede hacerlo reparar y pedir el coste.',
  },
  'jp.ask.landlord-enters': {
    says: 'No sin su permiso, salvo urgencia real como fuego o fuga. Debe permitir reparaciones necesarias a una hora acordada. Escriba que no permite entrar sin aviso. Si sigue, llame a la policía.',
  },
  'jp.ask.renewal-fee': {
    says: 'Solo la debe si el contrato la nombra claramente. El Tribunal Supremo la acepta si la suma no es demasiado alta para la renta y el tiempo. Si el contrato calla, o sigue por ley y la cláusula no lo cubre, no debe pagar. No pueden echarle solo por preguntar.',
  },
  'jp.ask.cannot-pay-rent': {
    says: 'Tras perder el empleo o ingresos, su ciudad puede pagar la renta (住居確保給付金) al casero, casi siempre tres meses, hasta nueve. Pregunte en la oficina de ayuda (自立相談支援機関). Avise pronto al casero y ofrezca plazos. Un mes de retraso rara vez basta, y nadie puede echarle sin tribunal.',
  },
  'jp.ask.water-leak': {
    says: 'Haga fotos y avise enseguida a la administración, para hallar la causa. Si la persona de arriba fue descuidada, debe su daño, a menudo por su seguro. Si se rompió una tubería vieja, responde el dueño o el edificio. Guarde lo mojado y las facturas. Su seguro de incendios también puede pagar.',
  },
}
