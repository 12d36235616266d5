/** Questions of tenants who keep a pet without leave: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIDDEN_PET_DE: Words = {
  'jp.ask.pet-hidden': {
    says: 'Nein, nicht sofort. Ein heimliches Tier verletzt den Vertrag, aber der Vermieter muss erst eine faire Frist zur Abhilfe setzen. Nur wenn das Vertrauen zerstört ist, kann er kündigen, und nur ein Gericht kann Sie hinaussetzen. Antworten Sie schriftlich: Nennen Sie einen Tag, an dem das Tier geht, oder bitten Sie um Erlaubnis gegen mehr Kaution. Echte Schäden zahlen Sie. Unterschreiben Sie keinen Auszug.',
  },
}
