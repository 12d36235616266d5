/** Questions about eviction, locks and rent that is late: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVICTION_FR: Words = {
  'es.ask.locks': {
    says: 'Seul un juge peut vous faire partir. Si le bailleur change les serrures ou coupe l’eau, appelez la police et gardez des preuves.',
  },
  'es.ask.rent-behind': {
    says: 'Payez ce que vous pouvez maintenant et offrez un plan par écrit. Allez aux services sociaux. S’ils vont au tribunal, vous pouvez l’arrêter une fois en payant tout à temps.',
  },
  'es.ask.myth-minors-evict': {
    says: 'Les enfants seuls n’arrêtent pas une expulsion. Mais le tribunal doit prévenir les services sociaux et peut faire une pause.',
  },
  'es.ask.evict-children': {
    says: 'Les enfants seuls ne l’arrêtent pas. Avec peu de revenus, le juge avertit les services sociaux et peut suspendre deux mois, quatre si le bailleur est une société. Demandez le rapport social et un avocat gratuit.',
    dependsOn: 'vos revenus et le propriétaire',
  },
}
