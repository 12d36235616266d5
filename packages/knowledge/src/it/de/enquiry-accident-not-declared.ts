/** Questions about an accident at work that the employer does not report: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCIDENT_NOT_DECLARED_DE: Words = {
  'it.ask.accident-not-reported': {
    says: 'Es ist nicht zu spät. Meldet der Chef den Unfall nicht, können Sie es selbst bei der INAIL tun, mit dem ärztlichen Zeugnis. Sagen Sie es dem Chef sofort schriftlich. Sagen Sie dem Arzt, dass es bei der Arbeit war, nie zu Hause. Der Betrieb hat zwei Tage ab dem Zeugnis. Die INAIL zahlt ab dem vierten Tag: 60 % des Lohns, nach 90 Tagen 75 %. Die Tage davor zahlt der Betrieb. Ein patronato hilft gratis. Frist: drei Jahre.',
  },
}
