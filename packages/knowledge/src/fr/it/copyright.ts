/** Warnings on copyright: Arcom, and firms that want money for a picture: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COPYRIGHT_WORDS: Words = {
  'fr.other.copy-want-arcom': {
    says: 'Arcom avvisa che dalla Sua linea internet sono state condivise opere. Chiede di mettere al sicuro la linea, non di pagare.',
  },
  'fr.other.copy-want-photo': {
    says: 'Qualcuno dice che ha usato un’immagine o altra opera senza permesso, e vuole soldi.',
  },
  'fr.other.copy-who': {
    says: 'Arcom è un ente pubblico. Non chiede mai soldi per lettera o e-mail.',
  },
  'fr.other.copy-who-private': {
    says: 'Queste lettere vengono di solito da ditte che agiscono per agenzie di foto. Non sono un tribunale.',
  },
  'fr.other.copy-reality': {
    says: 'Un avviso non è una multa. Solo dopo casi ripetuti un giudice può multarla, fino a 1.500 €.',
  },
  'fr.other.copy-reality-photo': {
    says: 'Devono mostrare che l’opera è originale, che hanno i diritti e qual è la perdita. La prima somma è spesso alta.',
  },
  'fr.other.copy-rights': {
    says: 'Può chiedere prove e dettagli, e dare la Sua versione.',
  },
  'fr.other.copy-not-yet': {
    says: 'Non possono farla pagare senza un giudice.',
  },
  'fr.other.copy-step-secure': {
    says: 'Cambi la password del wifi, parli con chi vive in casa e cancelli i programmi di condivisione.',
  },
  'fr.other.copy-step-remove': {
    says: 'Tolga l’immagine e salvi che cosa era mostrato, dove e per quanto.',
  },
  'fr.other.copy-step-proof': {
    says: 'Chieda prova dei diritti, dell’uso e della somma. Non firmi ancora nulla.',
  },
  'fr.other.copy-step-advice': {
    says: 'Se chiedono soldi, chieda a uno sportello legale (point-justice, 3039) o a un avvocato.',
  },
  'fr.other.copy-right-proof': {
    says: 'Chi chiede deve provarlo.',
  },
  'fr.other.copy-right-details': {
    says: 'Ha diritto di chiedere ad Arcom quali opere intende e di mandare osservazioni.',
  },
  'fr.other.copy-option-proof': {
    title: 'Chiedere prove e dettagli',
    says: 'Scriva, chieda prove e dia la Sua versione. Non riconosca nulla di cui non è sicuro.',
    cost: 'Nulla.',
    time: 'Un’ora.',
    risk: 'Basso.',
    bestFor: 'Non sa bene di che cosa si tratta.',
  },
  'fr.other.copy-option-deal': {
    title: 'Offrire il prezzo normale di licenza',
    says: 'Se l’ha usata davvero, offra quanto costa una licenza sul mercato.',
    cost: 'Il prezzo della licenza.',
    time: 'Alcune lettere.',
    risk: 'Possono rifiutare e andare in tribunale.',
    bestFor: 'Ha usato l’immagine ed è loro.',
  },
}
