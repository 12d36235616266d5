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
  'us.accommodation.ask-fired': {
    says: 'Un’azienda di 15 o più persone non può licenziarLa o punirLa perché ha chiesto un adattamento per la salute. Che sia venuto poco dopo aiuta a provarlo. Annoti le date e tenga i messaggi. Chieda il motivo per iscritto. Chieda subito la disoccupazione. Reclamo gratuito all’EEOC: 180 giorni, 300 in molti Stati. Senta un avvocato prima di firmare.',
    dependsOn: 'il motivo che danno, e la prova',
  },
  'us.accommodation.ask-records': {
    says: 'Di solito non possono chiedere tutta la cartella. Possono chiedere una nota sulla malattia in questione, ciò che non può fare e perché serve l’adattamento. Offra una breve lettera del medico. Chieda per iscritto che cosa devono sapere e perché. Ciò che dà va tenuto a parte e segreto. Se insistono, senta l’EEOC.',
  },
}
