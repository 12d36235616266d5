/** Questions about tax that is due and the broadcasting fee: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TAX_AND_TV_FEE_DE: Words = {
  'de.ask-debt.tv-fee': {
    says: 'Jede Wohnung schuldet einen Beitrag, auch ohne Fernseher. Mit Grundsicherung, BAföG oder sehr wenig Geld beantragen Sie Befreiung, bis drei Jahre zurück.',
    dependsOn: 'ob Sie eine Leistung bekommen, die befreit',
  },
  'de.ask-debt.tax-late': {
    says: 'Falsch? Legen Sie binnen eines Monats Einspruch ein und beantragen Sie Aussetzung. Richtig, aber zu viel? Beantragen Sie vorher Stundung.',
  },
}
