/** What to do about a fine or a parking charge: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_AND_FINES_STEPS_WORDS: Words = {
  'fr.ask-buy.park-step': {
    says: 'Controlli l’avviso: targa, luogo, giorno, ora. Scriva Lei antai.gouv.fr, mai da un link ricevuto.',
  },
  'fr.ask-buy.park-step-proof': {
    says: 'Raccolga prove: ricevuta, foto, carte di vendita dell’auto. Le mandi con prova della data.',
  },
  'fr.ask-buy.park-right': {
    says: 'Ha diritto di contestare una multa in 45 giorni, e un costo di parcheggio pubblico in un mese.',
  },
  'fr.ask-buy.park-right-driver': {
    says: 'Ha diritto di indicare chi guidava davvero.',
  },
  'fr.ask-buy.park-right-time': {
    says: 'Ha diritto di chiedere al Tesoro tempo per pagare.',
  },
  'fr.ask-buy.park-option': {
    title: 'Contestarla in tempo',
    says: 'Usi il sito o il modulo indicato nell’avviso e unisca le prove.',
    cost: 'A volte un deposito.',
    time: 'Mezz’ora.',
    risk: 'Un giudice può fissare una multa più alta.',
    bestFor: 'I fatti sono sbagliati.',
  },
  'fr.ask-buy.park-option-pay': {
    title: 'Pagare presto la somma ridotta',
    says: 'Paghi su amendes.gouv.fr, se la accetta.',
    cost: 'La multa.',
    time: 'Minuti.',
    risk: 'Non può più contestare.',
    bestFor: 'È giusta.',
  },
  'fr.ask-buy.park-warn': {
    says: 'Molti SMS su multe non pagate sono falsi.',
  },
  'fr.ask-buy.park-know': {
    says: 'Non ha mai ricevuto il primo avviso? Può contestare la multa aumentata in 30 giorni.',
    learnMore: 'Dica che ha traslocato e unisca una prova.',
  },
}
