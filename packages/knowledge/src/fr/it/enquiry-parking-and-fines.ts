/** Questions about fines and parking charges: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_AND_FINES_WORDS: Words = {
  'fr.ask-buy.fine': {
    says: 'Ha 45 giorni per pagare o contestare su antai.gouv.fr. Se contesta, non paghi. Per una multa aumentata: 30 giorni.',
    dependsOn: 'se la accetta',
  },
  'fr.ask-buy.parking-fps': {
    says: 'Contesti entro un mese all’ente indicato nell’avviso (RAPO). Se dice no, vada entro un mese al tribunale dei parcheggi.',
  },
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
  'fr.ask-buy.fine-driver': {
    says: 'Indichi il vero conducente su antai.gouv.fr entro 45 giorni, prima di pagare. Così non deve né multa né punti. Se mostra solo che non era Lei, può dovere la multa, ma non perde punti.',
  },
}
