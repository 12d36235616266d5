/** Questions about children, divorce, shared accounts and inheritance: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_FR: Words = {
  'es.ask.inherit-debts': {
    says: 'Qui accepte paie les dettes aussi avec son argent. Vous pouvez renoncer, ou accepter avec ce qu’il y a (a beneficio de inventario). Voyez un notaire et ne touchez à rien avant.',
    dependsOn: 'si vous acceptez, et comment',
  },
  'es.ask.divorce': {
    says: 'Vous pouvez divorcer trois mois après le mariage, sans motif. Si vous êtes d’accord et sans enfants mineurs, un notaire suffit. Sinon, voyez le tribunal.',
  },
  'es.ask.joint-account': {
    says: 'Notez le solde et les dates, et demandez à la banque de bloquer le compte ou d’exiger deux signatures. Votre part se réclame dans le divorce. Le juge peut ordonner des mesures urgentes. Voyez vite un avocat.',
  },
}
