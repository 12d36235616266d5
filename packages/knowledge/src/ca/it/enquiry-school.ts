/** Questions about a child who was sent home from school: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCHOOL_IT: Words = {
  'ca.ask.school-suspension': {
    says: 'Chieda la lettera con il motivo, le date e i compiti. Mandi la sua versione per iscritto. In Ontario può fare ricorso al consiglio scolastico entro 10 giorni di scuola dall’inizio. Dopo un’indagine sono cinque. Lì una sospensione dura al massimo 20 giorni di scuola. In un’altra provincia chieda subito al consiglio come fare ricorso. Se c’entra l’origine o una disabilità, lo dica.',
  },
}
