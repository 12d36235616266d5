/** A notice of a higher price in a contract that runs: what holds for all, from gyms to streaming. The words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PRICE_RISE_IT: Words = {
  'gb.price-rise.not-yet': {
    says: 'Fino al giorno indicato vale il vecchio prezzo. Può ancora andare via, cambiare o opporsi.',
  },
  'gb.price-rise.reality': {
    says: 'Alcuni aumenti erano previsti alla firma. Conta ciò che dicono il contratto e le carte di quel giorno.',
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
}
