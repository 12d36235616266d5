/** Letters of schools: exclusion, absence and equal treatment: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_IT: Words = {
  'ie.school.wants': {
    says: 'La scuola dice che Suo figlio deve stare fuori, o non ha un posto. Deve dare i motivi e dire come opporsi.',
  },
  'ie.school.right-appeal': {
    says: "Può fare ricorso contro un'espulsione, 20 giorni o più di sospensione in un anno o un posto rifiutato. Se la scuola è piena, chieda prima un riesame al suo consiglio entro 21 giorni. Il ricorso deve arrivare entro 63 giorni dal rifiuto.",
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
    says: "Chieda i motivi per iscritto. Poi faccia ricorso al ministero dell'istruzione secondo la section 29. Se il posto è rifiutato perché la scuola è piena, chieda prima un riesame al suo consiglio, per iscritto entro 21 giorni. Il ricorso deve arrivare entro 63 giorni dal rifiuto.",
  },
  'ie.school.right-twenty-days': {
    says: 'Suo figlio resta alunno per 20 giorni di scuola dopo l’avviso all’education welfare officer. Questi deve prima parlare con lei e la scuola.',
  },
}
