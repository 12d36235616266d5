/** What must come before a court claim for a debt, and what it costs: the words in Spanish. */
import type { Words } from '@plainletter/contracts/rule'

export const BEFORE_COURT_ES: Words = {
  'ie.debt.warn-court': {
    says: 'Si llegan papeles del juzgado, no los deje a un lado. Si no contesta a tiempo, pueden conseguir una sentencia sin usted.',
  },
  'ie.debt.know-claim-notice': {
    says: 'Para una deuda de hasta 15 000 €, el juicio empieza con un aviso de demanda (claim notice) del District Court. Desde entonces tiene 28 días para responder.',
  },
  'ie.debt.right-court-costs': {
    says: 'El District Court juzga hasta 15.000 €. Quien demanda por menos en un tribunal más alto casi siempre cobra solo las costas más bajas.',
  },
  'ie.debt.right-mediation': {
    says: 'Antes de demandar, su abogado debe aconsejarles sobre la mediación y jurar al tribunal que lo hizo. Usted puede proponerla.',
  },
}
