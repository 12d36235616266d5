/** The Dutch words of Ireland: hospital charges. */
import type { Words } from '@plainletter/contracts/rule'

export const HOSPITAL_CHARGES_NL: Words = {
  'ie.hospital.want': {
    says: 'Een ziekenhuis vraagt u een bijdrage te betalen. Ga na of u bij de mensen hoort die niets betalen.',
  },
  'ie.hospital.right-free': {
    says: 'U betaalt de € 100 niet met een medische kaart (medical card), een brief van uw huisarts (GP), of als u daarna opgenomen werd. Ook niet als u voor hetzelfde terugkwam.',
  },
  'ie.hospital.right-inpatient': {
    says: 'Sinds 17 april 2023 betaalt een publieke patiënt (public patient) geen dagbijdrage voor een verblijf in een openbaar ziekenhuis.',
  },
  'ie.hospital.right-hardship': {
    says: 'Is betalen echt te zwaar? Vraag de HSE de bijdrage te laten vallen, of u in kleine delen te laten betalen.',
  },
  'ie.hospital.step': {
    says: 'Schrijf de boekhouding van het ziekenhuis. Stuur een kopie van uw medische kaart (medical card) of de brief van uw huisarts (GP).',
  },
}
