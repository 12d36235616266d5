/** Questions about a lease that ends at its date: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIXED_LEASE_FR: Words = {
  'jp.ask.fixed-lease': {
    says: 'Un bail à terme fixe (定期借家) ne finit que si vous avez reçu avant de signer un papier à part disant qu’il n’est pas renouvelé. Sinon c’est un bail ordinaire et il continue. Pour un an ou plus, le bailleur doit prévenir entre un an et six mois avant la fin. Si c’est tard, vous restez six mois après l’avis. Seul un juge peut vous faire sortir. Demandez à 法テラス.',
    dependsOn: 'les papiers du début et l’avis',
  },
}
