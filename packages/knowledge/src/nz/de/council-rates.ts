/** The German words of the rows in ../council-rates.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_RATES_DE: Words = {
  'nz.rates.want': {
    says: 'Die Gemeinde (council) will die Grundabgaben (rates) für Ihr Haus oder Land.',
  },
  'nz.rates.right-help': {
    says: 'Sie können die Gemeinde (council) bitten, Grundabgaben (rates) oder Zuschläge wegen einer Notlage aufzuschieben oder zu erlassen. Sie muss sich an ihre eigenen Regeln halten.',
  },
  'nz.rates.right-rebate': {
    says: 'Haben Sie ein niedriges Einkommen, können Sie für dieses Abgabenjahr (rating year) einen Nachlass (rates rebate) beantragen.',
  },
  'nz.rates.step-call': {
    says: 'Rufen Sie die Gemeinde (council) vor dem Tag der Fälligkeit an. Bitten Sie um einen Zahlungsplan und darum, den Zuschlag zu streichen.',
  },
}
