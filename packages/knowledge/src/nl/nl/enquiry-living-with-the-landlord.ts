/** Questions about a room in the home of the landlord: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIVING_WITH_THE_LANDLORD_NL: Words = {
  'nl.ask.lodger': {
    says: 'In de eerste negen maanden mag een hospita die zelf in huis woont schriftelijk opzeggen zonder reden. Maar de termijn is meestal drie maanden, en zij mag u er niet zelf uitzetten. Na negen maanden hebt u dezelfde bescherming als anderen en beslist een rechter. Haar eigen belang telt dan wel sneller. Blijf, betaal door en vraag de opzegging op papier. Een hele woning valt hier niet onder.',
    dependsOn: 'of u er al negen maanden huurt',
  },
}
