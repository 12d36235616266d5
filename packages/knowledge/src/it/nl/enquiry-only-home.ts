/** Questions about an only home that is said to be safe from private creditors: in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ONLY_HOME_NL: Words = {
  'it.ask.only-home-private': {
    says: 'Die regel bindt alleen de belastinginner. Een bank of andere private schuldeiser met een titel kan ook een enige woning in beslag nemen. Open dus elke brief. Na een precetto mag dat na tien dagen: bied nu termijnen of een lager bedrag. Vraag een OCC om een schuldenplan: de rechter kan beslag stoppen. Daarna kunt u nog in delen betalen: eerst een zesde, de rest in hoogstens 48 maanden. Ga naar een advocaat.',
  },
}
