/** The Dutch words of the rows in ../court-judgment-by-state.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_BY_STATE_NL: Words = {
  'au.judged.nsw-instalments': {
    says: 'In New South Wales kunt u de rechter vragen in delen te betalen. Zolang u zich aan zijn bevel houdt, stopt het andere afdwingen. Een loonbeslag neemt dan niet meer dan de termijn.',
  },
  'au.judged.nsw-wages': {
    says: 'In New South Wales moet een loonbeslag (garnishee order) u elke week een vast bedrag van uw loon laten.',
  },
  'au.judged.vic-instalments': {
    says: 'In Victoria kunt u vragen in delen te betalen. Komt al uw geld van Centrelink? Dan kan er geen bevel komen zonder uw toestemming.',
  },
  'au.judged.qld-instalments': {
    says: 'In Queensland kunt u de rechter vragen om een bevel tot betalen in delen (instalment order), en om een vonnis zonder u te vernietigen (set aside).',
  },
  'au.judged.wa-time': {
    says: 'In Western Australia kunt u de rechter om tijd vragen om te betalen. Of om een bevel tot betalen in delen (instalment order), of een pauze van het afdwingen.',
  },
  'au.judged.sa-instalments': {
    says: 'In South Australia moet de rechter kijken wat u kunt betalen, en kan hij betalen in delen bevelen.',
  },
  'au.judged.vic-setaside': {
    says: 'In Victoria kunt u de rechter vragen een bevel zonder u te vernietigen (set aside). Zeg waarom u er niet was en wat uw verweer is.',
  },
  'au.judged.wa-setaside': {
    says: 'In Western Australia kunt u de rechter vragen een bevel zonder u te vernietigen (set aside). Zeg waarom u er niet was en wat uw verweer is.',
  },
}
