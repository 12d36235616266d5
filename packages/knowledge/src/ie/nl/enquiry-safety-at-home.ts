/** Questions about safety at home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_NL: Words = {
  'ie.ask.violent-partner': {
    says: 'Bij gevaar belt u nu 999 of 112. De District Court kan de persoon uit huis zetten (barring order) of verbieden u lastig te vallen (safety order), zo nodig dezelfde dag. Aanvragen is gratis. Women’s Aid 1800 341 900 en Men’s Aid helpen, ook ’s nachts.',
  },
  'ie.ask.tusla': {
    says: 'Werk mee en neem nu een advocaat: de Legal Aid Board helpt ouders hier eerst. Teken niets over zorg zonder advies. Alleen uw toestemming, een rechter of de garda in nood kan een kind weghalen. Ga naar elke bespreking en zitting.',
  },
}
