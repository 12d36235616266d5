/** Questions about a grievance that an employer does not answer: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GRIEVANCE_IT: Words = {
  'gb.ask-work.grievance-ignored': {
    says: 'Scriva ancora con una data, chieda un incontro e citi il codice Acas: va trattato senza ritardo. Può portare un collega o il sindacato. Se dicono no, faccia appello per iscritto. Il termine del tribunale corre: chiami subito Acas, 0300 123 1100. Se ignorano il codice, la somma può salire del 25 %.',
  },
}
