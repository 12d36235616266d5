/** Questions about a car that was towed: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TOWING_DE: Words = {
  'ca.ask.towed': {
    says: 'Klären Sie, wer es veranlasst hat. Holen Sie das Auto schnell, die Lagerkosten wachsen täglich; streiten können Sie nach der Zahlung. In Ontario darf niemand ein Abschleppen ohne Ihre Zustimmung berechnen, außer Polizei oder Amt ordnen es an. Die Rechnung muss jeden Posten nennen und die ausgehängten Preise einhalten. Ihre Sachen sind kostenlos. War es falsch: Beschwerde, dann small claims.',
  },
}
