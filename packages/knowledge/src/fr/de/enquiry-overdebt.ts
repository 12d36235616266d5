/** The German words of the rows in ../enquiry-overdebt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDEBT_WORDS: Words = {
  'fr.ask-debt.cannot-pay': {
    says: 'Zahlen Sie zuerst Wohnung, Essen und Energie. Bieten Sie schriftlich kleine monatliche Summen an. Bei vielen Schulden stellen Sie kostenlos einen Antrag bei der Banque de France (surendettement).',
  },
  'fr.ask-debt.overdebt': {
    says: 'Stellen Sie den Antrag bei der Banque de France (surendettement), online oder per Post. Er ist kostenlos. Ist er angenommen, ruhen Pfändungen bis zu zwei Jahre, während ein Plan entsteht.',
  },
}
