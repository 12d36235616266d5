/** Questions of a driver without insurance who caused a crash: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRASH_MY_FAULT_NL: Words = {
  'nz.ask.crash-my-fault': {
    says: 'Was het uw schuld, dan betaalt u de eerlijke reparatie, niet meer dan de auto waard was, en vaak slepen en een huurauto. Vraag twee offertes, foto’s en bewijs van eigendom. Teken niet meteen. Kunt u niet betalen, schrijf wat wel kan: kleine termijnen worden vaak genomen. Bij onenigheid beslist het Disputes Tribunal zonder advocaten. Ga erheen. Hulp: MoneyTalks 0800 345 123.',
  },
}
