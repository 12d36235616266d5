/** The Dutch words of the rows in ../enquiry-notice-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_BY_PROVINCE_NL: Words = {
  'ca.ask.fired-on': {
    says: 'In Ontario geeft de wet ongeveer een week per jaar, tot 8 weken, en na 5 jaar bij een grote werkgever ook severance pay. Rechters geven vaak veel meer. Teken nog niet.',
  },
  'ca.ask.fired-bc': {
    says: 'In British Columbia krijgt u na 3 maanden een weekloon, na een jaar twee, na 3 jaar drie, en dan een per jaar tot 8. Rechters geven vaak veel meer.',
  },
  'ca.ask.fired-ab': {
    says: 'In Alberta krijgt u na 90 dagen een week opzegtijd of loon, na 2 jaar twee, na 4 jaar vier, tot acht na 10 jaar. Rechters geven vaak veel meer. Klaag binnen zes maanden.',
  },
}
