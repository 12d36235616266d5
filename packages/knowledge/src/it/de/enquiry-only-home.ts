/** Questions about an only home that is said to be safe from private creditors: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLY_HOME_DE: Words = {
  'it.ask.only-home-private': {
    says: 'Diese Regel bindet nur den Steuereinzieher. Eine Bank oder ein anderer privater Gläubiger mit Titel kann auch die einzige Wohnung pfänden. Öffnen Sie also jeden Brief. Nach einem precetto darf nach zehn Tagen gepfändet werden: Bieten Sie jetzt Raten oder eine kleinere Summe. Fragen Sie ein OCC nach einem Schuldenplan: Der Richter kann Pfändungen stoppen. Danach geht noch Zahlung in Raten: erst ein Sechstel, der Rest bis 48 Monate. Zum Anwalt.',
  },
}
