/** Questions about changes at work during pregnancy: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PREGNANT_AT_WORK_IT: Words = {
  'us.fact.pregnant-changes': {
    says: 'Con 15 o più lavoratori la legge sulle lavoratrici incinte vale dal primo giorno. Devono parlare con Lei e dare adattamenti: sgabello, pause, lavoro leggero. Non possono riservarlo agli infortuni, metterLa in congedo se un adattamento basta, né dare punti. Chieda per iscritto con il certificato. Se rifiutano: EEOC entro 180 giorni, 300 in molti Stati.',
  },
}
