/** The Italian words of the rows in ../disability-pension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISABILITY_PENSION_IT: Words = {
  'de.pension.right-hours': {
    says: 'Sotto tre ore di lavoro al giorno spetta la pensione intera, da tre a meno di sei la metà. Senza un posto a tempo parziale può essere intera.',
  },
  'de.pension.right-review': {
    says: 'Se ha perso il mese, può chiedere un riesame (Überprüfungsantrag). Gli arretrati arrivano fino a quattro anni.',
  },
  'de.pension.step-report': {
    says: 'Faccia ora opposizione e chieda la perizia. La mostri ai Suoi medici e mandi la loro risposta su quante ore può lavorare.',
  },
}
