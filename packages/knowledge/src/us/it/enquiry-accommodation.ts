/** Questions about changes at work that an illness or disability calls for: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ACCOMMODATION_IT: Words = {
  'us.accommodation.ask-delay': {
    says: 'Un ritardo inutile può già violare la legge. Un’azienda di 15 o più persone deve parlare con Lei e agire in fretta. Chieda per iscritto alle HR un giorno per decidere e una soluzione provvisoria per lavorare subito. Le ore non lavorate di solito non sono pagate: chieda ferie pagate, indennità statale o disoccupazione. L’EEOC riceve reclami gratis entro 180 giorni, o 300 in molti Stati.',
  },
  'us.accommodation.ask-refused': {
    says: 'Un’azienda di 15 o più persone deve dare un adattamento utile, se per lei non è troppo difficile o caro. Può sceglierne un altro che funzioni, ma prima deve parlare con Lei. Chieda il motivo per iscritto. Proponga un altro modo, con una nota del medico. Non può punirLa per averlo chiesto. L’EEOC riceve reclami gratis entro 180 giorni, o 300 nella maggior parte degli Stati.',
    dependsOn: 'la grandezza dell’azienda, e se l’adattamento è troppo difficile o caro',
  },
}
