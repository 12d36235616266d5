/** Questions about stepping back from a package trip: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PACKAGE_TRAVEL_WORDS: Words = {
  'de.ask-buy.package-tour': {
    says: 'Avant le départ vous pouvez toujours annuler, mais payez souvent des frais qui doivent être justes. C’est gratuit si un événement grave sur place empêche le voyage. Signalez les défauts sur place tout de suite, avec preuves. Vous pouvez alors réclamer une part du prix pendant deux ans.',
    dependsOn: 'quand et pourquoi vous annulez, ou le défaut',
  },
}
