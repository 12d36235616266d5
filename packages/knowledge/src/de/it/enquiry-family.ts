/** Questions about divorce, contact, custody, maintenance and violence, and the care of parents: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_IT: Words = {
  'de.ask-family.contact': {
    says: 'Entrambi i genitori e il figlio hanno diritto al contatto (Umgang). Il Jugendamt aiuta gratis. Altrimenti decide il giudice.',
  },
  'de.ask-family.custody': {
    says: 'I genitori sposati condividono l’affido (Sorgerecht), anche dopo il divorzio. I non sposati con dichiarazione comune o dal giudice.',
  },
  'de.ask-family.maintenance': {
    says: 'Dipende da reddito ed età. C’è un minimo, si toglie metà del Kindergeld e chi paga tiene il necessario.',
  },
  'de.ask-family.advance': {
    says: 'Chieda l’anticipo (Unterhaltsvorschuss) al Jugendamt, fino a 18 anni. Aiuta anche gratis a chiedere il mantenimento.',
  },
  'de.ask-family.grown-child': {
    says: 'No. L’assegno continua dopo i 18 anni finché il figlio va a scuola, si forma o studia con impegno. Ora pagano entrambi i genitori, secondo il reddito. Lo riceve e lo chiede il figlio: le somme sono nella Düsseldorfer Tabelle, gli assegni familiari si tolgono per intero. Un titolo vecchio di solito vale. Il BAföG viene prima. Lo Jugendamt consiglia gratis fino a 21 anni.',
  },
  'de.ask-family.violence': {
    says: 'In pericolo chiami il 110. La polizia può allontanare la persona. Il giudice può vietarle la casa. Aiuto: 116 016, gratis, giorno e notte.',
  },
  'de.ask-family.step-advice': {
    says: 'Il Jugendamt consiglia gratis i genitori.',
  },
  'de.ask-family.parents': {
    says: 'Non deve nulla all’ufficio sociale finché guadagna al massimo 100.000 € lordi all’anno. Conta solo il Suo reddito, non risparmi, casa o paga del partner. Se chiedono, scriva che è sotto il limite.',
  },
}
