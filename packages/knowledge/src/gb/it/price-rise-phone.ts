/** A notice of a higher price for a phone or broadband contract: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_PHONE_IT: Words = {
  'gb.price-rise.right-phone-pounds': {
    says: 'Per i contratti dal 17 gennaio 2025 ogni aumento andava detto prima della firma, in sterline e pence. Legarlo all’inflazione è vietato.',
  },
  'gb.price-rise.right-phone-leave': {
    says: 'Se il contratto non prevede questo aumento, devono avvisare un mese prima. Può allora andare via senza spese.',
  },
  'gb.price-rise.right-phone-after': {
    says: 'La durata minima è finita? Può andare via senza spese, con un preavviso di al massimo un mese.',
  },
  'gb.price-rise.know-social': {
    says: 'Con Universal Credit o altri sussidi può esserci una tariffa sociale (social tariff). Chieda prima alla Sua ditta.',
  },
  'gb.price-rise.option-phone-complain': {
    says: 'Faccia reclamo. Dopo sei settimane o una lettera di blocco (deadlock letter), vada al Communications Ombudsman o CISAS.',
    title: 'Reclamo, poi il servizio gratuito',
    cost: 'Niente.',
    time: 'Sei settimane e un po’ di più.',
    risk: 'Nessuno.',
    bestFor: 'Non La lasciano uscire.',
  },
}
