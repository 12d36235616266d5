/** The Italian words of the rows in ../enquiry-family.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_IT: Words = {
  'de.ask-family.divorce': {
    says: 'Serve un anno di separazione (Trennungsjahr) e un avvocato ricorre al giudice di famiglia. Dopo tre anni non serve consenso.',
  },
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
  'de.ask-family.violence': {
    says: 'In pericolo chiami il 110. La polizia può allontanare la persona. Il giudice può vietarle la casa. Aiuto: 116 016, gratis, giorno e notte.',
  },
  'de.ask-family.step-advice': {
    says: 'Il Jugendamt consiglia gratis i genitori.',
  },
}
