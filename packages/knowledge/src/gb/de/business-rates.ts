/** German: the words of the rows in ../business-rates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BUSINESS_RATES_DE: Words = {
  'gb.rates.right-relief': {
    says: 'Fragen Sie die Gemeinde, welcher Nachlass für Sie passt. Ein kleiner Betrieb zahlt oft weniger oder nichts. Bei Not kann die Gemeinde auch einen Teil erlassen.',
  },
  'gb.rates.right-court': {
    says: 'Vor einer Vorladung kommt eine Mahnung mit sieben Tagen. Erst nach einer liability order des Gerichts dürfen Vollstrecker kommen. Gehen Sie hin, wenn Sie nichts schulden, oder einigen Sie sich vorher auf Raten.',
  },
  'gb.council-tax.right-band': {
    says: 'Sie können binnen drei Monaten kostenlos vor das Valuation Tribunal gehen. Zeigen Sie, was ähnliche Häuser 1991 wert waren. Zahlen Sie so lange weiter.',
  },
}
