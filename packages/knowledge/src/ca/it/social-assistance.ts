/** Social assistance of the provinces: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SOCIAL_ASSISTANCE_IT: Words = {
  'ca.benefit.on-review': {
    says: 'In Ontario ha 30 giorni per chiedere un riesame interno (internal review) di una decisione Ontario Works o ODSP. Poi può fare ricorso.',
  },
  'ca.benefit.bc-review': {
    says: 'In British Columbia ha 20 giorni lavorativi per chiedere un nuovo esame (reconsideration) di una decisione sugli aiuti.',
  },
  'ca.benefit.qc-review': {
    says: 'In Québec ha 90 giorni per chiedere il riesame di una decisione sull’assistenza sociale.',
  },
  'ca.benefit.on-decision': {
    says: 'È la prima parola dell’ufficio, non l’ultima. Molte decisioni cambiano dopo un riesame o un appello.',
  },
  'ca.benefit.on-step': {
    says: 'Chieda per iscritto un riesame interno entro 30 giorni. Se dicono ancora no, faccia appello al Social Benefits Tribunal. Una legal clinic aiuta gratis.',
  },
}
