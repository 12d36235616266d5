/** Questions of a driver without insurance who caused a crash: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_MY_FAULT_NL: Words = {
  'au.ask.crash-my-fault': {
    says: 'Was het uw schuld, dan betaalt u de eerlijke reparatie, niet meer dan de auto waard was, en vaak slepen en een huurauto. Vraag twee offertes, foto’s en bewijs van eigendom. Teken niet meteen voor een bedrag. Kunt u niet betalen, schrijf wat wel kan: vaak nemen zij kleine termijnen. Negeer geen brief of rechtszaak. Hulp: 1800 007 007. Waren beiden fout, dan betaalt u uw deel.',
  },
  'au.ask.crash-no-money': {
    says: 'Nee. Dit is een schuld en geen misdrijf, niemand gaat er de cel voor in. Uw Centrelink-geld kan er niet voor worden afgenomen. Negeer de brief of stukken van de rechter niet. Vraag de rekening, foto’s, het rapport en bewijs van wie de auto is; u bent alleen eerlijke kosten schuldig. Schrijf dan waarvan u leeft. Vraag of ze het laten vallen, of bied een klein bedrag. Gratis hulp: 1800 007 007.',
  },
}
