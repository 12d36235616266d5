/** The Dutch words of Italy: enquiry first. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_WORDS: Words = {
  'it.ask.landlord-letter-out': {
    says: 'Een brief beëindigt uw huur niet. De verhuurder heeft zes maanden opzegging op de juiste datum nodig, en een rechter om u uit huis te zetten. Teken niet. Vraag een huurdersvereniging.',
  },
  'it.ask.seize-without-judge': {
    says: 'Een privé-incasso kan niets in beslag nemen zonder titel (meestal van een rechtbank, ook een wissel) en precetto. Het mag niet dreigen of uw baas inlichten. Betaal niets met een prepaidkaart. Vraag schriftelijk contract, bewijs van aankoop en afrekening; betwist extra kosten. Meld dreigementen bij de Garante privacy en de AGCM. De belastinginner is anders: die heeft geen rechter nodig.',
  },
}
