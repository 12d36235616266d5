/** Letters of schools: exclusion, absence and equal treatment: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_IT: Words = {
  'ie.school.wants': {
    says: 'La scuola dice che Suo figlio deve stare fuori, o non ha un posto. Deve dare i motivi e dire come opporsi.',
  },
  'ie.school.right-appeal': {
    says: "Può opporsi a un'espulsione, a 20 giorni o più di sospensione in un anno, o a un posto rifiutato. Per un posto rifiutato, chieda prima un riesame al consiglio della scuola.",
  },
  'ie.school.know-absence': {
    says: 'Un bambino deve andare a scuola fino a 16 anni. Dopo 20 giorni di assenza la scuola deve dirlo a Tusla. Spieghi ogni assenza per iscritto.',
  },
  'ie.school.right-equal': {
    says: 'Una scuola non può trattare peggio un bambino per una disabilità, e deve fare cambiamenti giusti. Può andare alla Workplace Relations Commission entro sei mesi, dopo aver scritto alla scuola entro due.',
  },
  'ie.school.exclude-step': {
    says: 'Chieda per iscritto i motivi e le regole della scuola. Segni ogni data, perché i termini sono brevi.',
  },
  'ie.school.answer': {
    says: "Chieda i motivi per iscritto. Poi faccia ricorso al ministero dell'istruzione secondo la section 29. Per un posto rifiutato, chieda prima un riesame al consiglio della scuola.",
  },
}
