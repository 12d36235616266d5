/** Questions about a higher rent: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RENT_IT: Words = {
  'au.ask.rent-up': {
    says: 'In quasi tutti gli stati l’affitto può salire solo una volta in 12 mesi, con 60 o 90 giorni di preavviso scritto. Se è troppo alto, può rivolgersi al tribunale (tribunal).',
    dependsOn: 'il Suo stato e il Suo contratto',
  },
  'au.ask.rent-up-nsw': {
    says: 'Nel New South Wales l’affitto può salire una volta in 12 mesi con 60 giorni di preavviso scritto. Se è troppo alto, può rivolgersi a NCAT entro 30 giorni.',
    dependsOn: 'le date e il Suo contratto',
  },
  'au.ask.rent-up-vic': {
    says: 'In Victoria l’affitto può salire una volta in 12 mesi con 90 giorni di preavviso. Se sembra troppo alto, può chiedere un controllo gratis.',
    dependsOn: 'le date e il Suo contratto',
  },
  'au.ask.rent-up-qld': {
    says: 'In Queensland l’affitto può salire una volta in 12 mesi per quella casa, con due mesi di preavviso.',
    dependsOn: 'le date e il Suo contratto',
  },
  'au.ask.rent-up-wa': {
    says: 'In Western Australia l’affitto può salire solo una volta in 12 mesi, con 60 giorni di avviso sul modulo giusto. Se il contratto è a termine, deve permetterlo.',
  },
  'au.ask.rent-up-sa': {
    says: 'In South Australia l’affitto può salire solo una volta in 12 mesi, con 60 giorni di avviso scritto. Se è troppo alto, SACAT può fissarne uno più basso.',
  },
  'au.ask.rent-up-twice': {
    says: 'No. In ogni stato e nell’ACT l’affitto può salire solo una volta in 12 mesi. Nel New South Wales e nel Queensland un nuovo contratto per la stessa casa non lo cambia. Scriva che è troppo presto e continui a pagare il vecchio affitto. Un aumento valido richiede 60 giorni per iscritto, 90 in Victoria, otto settimane nell’ACT. Se insistono, si rivolga al tribunale. Nel Northern Territory valgono altri tempi.',
  },
}
