/** The German words of the rows in ../council-rates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_RATES_DE: Words = {
  'au.rates.want': {
    says: 'Die Gemeinde (council) will die Grundabgabe (rates) für Ihr Zuhause oder Land, für das Jahr oder das Vierteljahr.',
  },
  'au.rates.right-plan': {
    says: 'Bitten Sie die Gemeinde (council) um einen Zahlungsplan oder um Hilfe bei Zahlungsnot (hardship). Rentner bekommen meist einen Nachlass.',
  },
  'au.rates.step-call': {
    says: 'Rufen Sie die Gemeinde (council) vor dem Tag an, an dem Sie zahlen müssen. Fragen Sie nach ihren Regeln für Zahlungsnot (hardship policy) und welche Zinsen dazukommen.',
  },
  'au.rates.nsw': {
    says: 'In New South Wales kann die Gemeinde (council) bei Zahlungsnot (hardship) Raten vereinbaren und Zinsen erlassen.',
  },
  'au.rates.vic': {
    says: 'In Victoria können Sie die Gemeinde (council) bei Zahlungsnot (hardship) bitten, die Grundabgabe (rates) aufzuschieben oder zu erlassen.',
  },
  'au.rates.qld': {
    says: 'In Queensland kann die Gemeinde (council) bei Zahlungsnot (hardship) einen Nachlass geben oder Raten für die Grundabgabe (rates) erlauben.',
  },
}
