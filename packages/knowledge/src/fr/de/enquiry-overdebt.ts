/** The German words of the rows in ../enquiry-overdebt.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_OVERDEBT_WORDS: Words = {
  'fr.ask-debt.cannot-pay': {
    says: 'Zahlen Sie zuerst Wohnung, Essen und Energie. Bieten Sie schriftlich kleine monatliche Summen an. Bei vielen Schulden stellen Sie kostenlos einen Antrag bei der Banque de France (surendettement).',
  },
  'fr.ask-debt.overdebt': {
    says: 'Reichen Sie bei der Banque de France einen Antrag ein, online oder per Post. Das kostet nichts. Nach der Annahme ruhen Pfändungen bis zu zwei Jahre, während ein Plan entsteht. Das Recht auf ein Konto bleibt, meist auch ein Auto, das Sie zur Arbeit brauchen. Dafür werden Sie höchstens sieben Jahre eingetragen (FICP) und dürfen keinen neuen Kredit nehmen.',
  },
}
