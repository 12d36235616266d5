/** Questions about schools: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_IT: Words = {
  'us.ask-life.special-education': {
    says: 'Scriva alla scuola con la data e chieda una valutazione. Deve farla o rifiutare per iscritto con i motivi. Poi può chiedere una mediazione o un’udienza, e fare reclamo allo Stato.',
  },
  'us.ask-life.suspended': {
    says: 'La scuola deve prima dire perché e ascoltare Suo figlio. Prima di una lunga sospensione serve un’udienza più completa. Chieda oggi la regola, le prove e come fare ricorso.',
    dependsOn: 'quanto è lunga la sospensione',
  },
  'us.ask-life.school-papers': {
    says: 'Le scuole pubbliche devono prendere ogni bambino che vive nel distretto, anche senza documenti. Lo ha detto la Corte Suprema (Plyler v. Doe). Possono chiedere prova di indirizzo, età e vaccini, ma non il visto né il numero di previdenza sociale. Chieda il no per iscritto e vada al distretto scolastico. L’aiuto legale (legal aid) è gratis.',
  },
}
