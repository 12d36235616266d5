/** Questions of tenants who are late with the rent: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BEHIND_ON_RENT_DE: Words = {
  'us.ask-home.rent-behind': {
    says: 'Sagen Sie es Ihrem Vermieter schriftlich, bieten Sie einen Plan an und rufen Sie 211 für Hilfe bei der Miete an. Nur ein Gericht kann Ihren Auszug befehlen. Rufen Sie die Rechtshilfe (legal aid) an, wenn eine Mitteilung kommt.',
  },
}
