/** A notice of a higher price: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_IT: Words = {
  'gb.price-rise.not-yet': {
    says: 'Fino al giorno indicato vale il vecchio prezzo. Può ancora andare via, cambiare o opporsi.',
  },
  'gb.price-rise.reality': {
    says: 'Alcuni aumenti erano previsti alla firma. Conta ciò che dicono il contratto e le carte di quel giorno.',
  },
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
  'gb.price-rise.right-power-fixed': {
    says: 'Un prezzo fisso non può salire prima della fine. Dopo, e con tariffa variabile, il tetto (price cap) di Ofgem limita i prezzi.',
  },
  'gb.price-rise.right-power-switch': {
    says: 'Può lasciare una tariffa variabile quando vuole senza spese. Lo stesso da 49 giorni prima della fine di un’offerta fissa.',
  },
  'gb.price-rise.right-cover-new': {
    says: 'Per casa e auto il rinnovo non può costare più che per Lei come nuovo cliente.',
  },
  'gb.price-rise.right-cover-letter': {
    says: 'La lettera deve mostrare il vecchio premio accanto al nuovo. Non deve rinnovare e può togliere il rinnovo automatico.',
  },
  'gb.price-rise.right-cover-cancel': {
    says: 'Dopo un rinnovo ha di solito 14 giorni per disdire. Paga i giorni coperti e forse una spesa equa.',
  },
  'gb.price-rise.right-unfair': {
    says: 'Una clausola che permette aumenti a piacere senza che Lei possa andare via può essere abusiva. Allora non La vincola.',
  },
  'gb.price-rise.right-agreed': {
    says: 'Un prezzo concordato per un tempo vale per quel tempo. Per alzarlo prima serve una clausola chiara.',
  },
  'gb.price-rise.right-pressure': {
    says: 'Non possono nascondere un aumento, ingannarLa o ostacolare l’uscita.',
  },
  'gb.price-rise.step-contract': {
    says: 'Cerchi il contratto o la prima e-mail. Guardi prezzo, aumenti previsti e fine della durata minima.',
  },
  'gb.price-rise.step-day': {
    says: 'Segni due giorni: quando inizia il prezzo e l’ultimo per uscire senza spese. Agisca prima del primo.',
  },
  'gb.price-rise.step-compare': {
    says: 'Confronti i prezzi di altre ditte. Se il servizio Le serve, non disdica prima di avere il nuovo.',
  },
  'gb.price-rise.option-deal': {
    says: 'Chiami, citi un’offerta più bassa e chieda che cosa possono fare. Lo abbia per iscritto.',
    title: 'Chiedere un prezzo migliore',
    cost: 'Niente.',
    time: 'Mezz’ora.',
    risk: 'Un nuovo accordo può riaprire una durata minima.',
    bestFor: 'Vuole restare.',
  },
  'gb.price-rise.option-leave': {
    says: 'Scriva che non accetta l’aumento. Chieda quale clausola lo permette e di uscire senza spese.',
    title: 'Opporsi e uscire senza spese',
    cost: 'Niente.',
    time: 'Una o due settimane.',
    risk: 'Continui a pagare il vecchio prezzo, o il credito ne risente.',
    bestFor: 'L’aumento non è nel contratto.',
  },
  'gb.price-rise.option-phone-complain': {
    says: 'Faccia reclamo. Dopo sei settimane o una lettera di blocco (deadlock letter), vada al Communications Ombudsman o CISAS.',
    title: 'Reclamo, poi il servizio gratuito',
    cost: 'Niente.',
    time: 'Sei settimane e un po’ di più.',
    risk: 'Nessuno.',
    bestFor: 'Non La lasciano uscire.',
  },
  'gb.price-rise.option-power-complain': {
    says: 'Faccia reclamo al fornitore. Dopo otto settimane o la risposta finale, vada all’Energy Ombudsman.',
    title: 'Reclamo, poi Energy Ombudsman',
    cost: 'Niente.',
    time: 'Otto settimane e un po’ di più.',
    risk: 'Nessuno.',
    bestFor: 'Un prezzo fisso è salito o una spesa è sbagliata.',
  },
  'gb.price-rise.option-cover-complain': {
    says: 'Faccia reclamo all’assicurazione. Dopo otto settimane o la risposta finale, vada al Financial Ombudsman Service.',
    title: 'Reclamo, poi l’ombudsman',
    cost: 'Niente.',
    time: 'Otto settimane e un po’ di più.',
    risk: 'Nessuno.',
    bestFor: 'Paga più di un nuovo cliente o non lo sapeva.',
  },
}
