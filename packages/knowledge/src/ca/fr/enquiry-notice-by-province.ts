/** The French words of the rows in ../enquiry-notice-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_BY_PROVINCE_FR: Words = {
  'ca.ask.fired-on': {
    says: 'En Ontario, la loi donne environ une semaine par an, jusqu’à 8 semaines, et une indemnité après 5 ans chez un grand employeur. Les tribunaux donnent souvent bien plus. Ne signez pas encore.',
  },
  'ca.ask.fired-bc': {
    says: 'En Colombie-Britannique, c’est une semaine de paie après 3 mois, deux après un an, trois après 3 ans, puis une par an jusqu’à 8. Les tribunaux donnent souvent bien plus.',
  },
  'ca.ask.fired-ab': {
    says: 'En Alberta, c’est une semaine d’avis ou de paie après 90 jours, deux après 2 ans, quatre après 4 ans, jusqu’à huit après 10 ans. Les tribunaux donnent souvent plus. Plainte dans les six mois.',
  },
}
