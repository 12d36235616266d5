/** The Italian words of the rows in ../federal-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FEDERAL_DEBTS_IT: Words = {
  'us.federal.right-offset-notice': {
    says: 'L’ufficio deve scriverle almeno 60 giorni prima di prendere il rimborso delle tasse o i sussidi. In quel tempo può contestare il debito o accordarsi su un piano.',
  },
  'us.federal.right-offset-safe': {
    says: 'La SSI non si può prendere in questo modo. Di altra Social Security sono quasi sempre protetti $750 al mese, e possono trattenere al massimo il 15%.',
  },
  'us.veteran.right-waiver': {
    says: 'Ha un anno dal primo avviso per chiedere al VA di cancellare il debito (waiver). Dica perché pagare la metterebbe in grave difficoltà.',
  },
  'us.veteran.step-soon': {
    says: 'Scriva entro 30 giorni: contesti il debito, chieda di cancellarlo (waiver) o offra un piano. Così quasi sempre non prendono prima i sussidi.',
  },
}
