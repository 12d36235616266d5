/** Questions about power, phone and council rates: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BILLS_NL: Words = {
  'nz.ask.cut-off': {
    says: 'Ze moeten eerst hulp aanbieden en u waarschuwen. Een huis dat om medische redenen stroom nodig heeft, mogen ze niet afsluiten, dus zeg het. Vraag om een betalingsregeling. Utilities Disputes kan helpen: 0800 22 33 40.',
    dependsOn: 'of u een regeling vroeg en wat u nodig hebt',
  },
  'nz.ask.phone': {
    says: 'Klaag eerst bij het bedrijf. Helpt dat niet? Dan kijkt Telecommunications Dispute Resolution er gratis naar.',
  },
  'nz.ask.rates': {
    says: 'Vraag de gemeente (council) om een betalingsregeling en haar beleid bij geldproblemen (hardship). Bij een laag inkomen kunt u een korting (rates rebate) krijgen.',
  },
}
