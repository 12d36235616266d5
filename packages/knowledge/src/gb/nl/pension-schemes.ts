/** Dutch: the words of the rows in ../pension-schemes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PENSION_SCHEMES_NL: Words = {
  'gb.pension-scheme.right-ombudsman': {
    says: 'Klaag eerst bij de pensioenregeling zelf. Daarna beslist de Pensions Ombudsman gratis, meestal binnen drie jaar.',
  },
  'gb.pension-scheme.right-time': {
    says: 'Ze mogen zelden meer dan zes jaar terug vanaf de dag dat de zaak bij de Ombudsman kwam. Gaf u het geld te goeder trouw uit, zeg dat. Het plan moet betaalbaar zijn.',
  },
}
