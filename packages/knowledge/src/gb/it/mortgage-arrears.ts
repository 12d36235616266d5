/** Arretrati del mutuo: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const MORTGAGE_ARREARS_IT: Words = {
  'gb.mortgage.want': {
    says: 'Lei è in ritardo con il mutuo (mortgage). La banca vuole una chiamata e un piano per recuperare.',
  },
  'gb.mortgage.rights': {
    says: 'La banca deve trattarla in modo giusto. Deve cercare come aiutarla prima di chiedere la casa a un tribunale.',
  },
  'gb.mortgage.reality': {
    says: 'Metta questo debito al primo posto, perché lo garantisce la Sua casa. Ma il tribunale deve essere l’ultimo passo. Chiamare presto porta spesso a un piano.',
  },
  'gb.mortgage.who': {
    says: 'È la banca del Suo mutuo. La Financial Conduct Authority fissa come deve trattare chi è in ritardo.',
  },
  'gb.mortgage.not-yet': {
    says: 'Questa lettera non può farla uscire. La banca deve prima andare in tribunale, e all’udienza Lei può parlare.',
  },
  'gb.mortgage.know-lawyer': {
    says: 'Se la banca scrive che chiederà la casa, Lei ha un consiglio legale gratuito. Il reddito non conta.',
    learnMore:
      'Cerchi Housing Loss Prevention Advice Service nella pagina del legal aid. Un avvocato può anche parlare per Lei il giorno del tribunale.',
  },
  'gb.mortgage.step-call': {
    says: 'Contatti la banca prima della data nella lettera. Dica perché è in ritardo e chieda quale aiuto può dare.',
  },
  'gb.mortgage.step-ask': {
    says: 'Chieda rate più basse per un po’, un mutuo più lungo o più anni per gli arretrati.',
  },
  'gb.mortgage.step-advice': {
    says: 'Chiami questa settimana un consulente gratuito per debiti o casa. Faccia controllare il bilancio e gli aiuti.',
  },
  'gb.mortgage.step-pay': {
    says: 'Paghi ogni mese quello che può, prima di carte e prestiti. Tenga le prove. Mostra che Lei si impegna.',
  },
  'gb.mortgage.step-interest': {
    says: 'Riceve Universal Credit, Pension Credit o un aiuto simile? Chieda Support for Mortgage Interest. È un prestito che aiuta con gli interessi.',
  },
  'gb.mortgage.step-check': {
    says: 'Se la somma sembra sbagliata, chieda una lista di ogni pagamento, mese mancato e spesa.',
  },
  'gb.mortgage.step-keys': {
    says: 'Non restituisca le chiavi senza consiglio. Dovrebbe ancora il mutuo fino alla vendita, e poi la differenza.',
  },
  'gb.mortgage.right-last-resort': {
    says: 'La banca può prendere la casa solo quando tutti gli altri modi giusti sono falliti.',
  },
  'gb.mortgage.right-fees': {
    says: 'Una spesa per il ritardo può coprire solo il costo vero per la banca. Può chiedere la lista delle spese.',
  },
  'gb.mortgage.right-time': {
    says: 'In tribunale il giudice può lasciarla in casa mentre paga gli arretrati in un tempo ragionevole.',
  },
  'gb.mortgage.right-scotland': {
    says: 'Prima del tribunale la banca deve spiegare gli arretrati, valutare le Sue offerte e dire dove c’è aiuto. Il giudice (sheriff) deve trovare giusto l’ordine.',
  },
  'gb.mortgage.option-plan': {
    says: 'Mandi un bilancio. Offra la rata e qualcosa per gli arretrati, o chieda rate più basse per un po’.',
    title: 'Accordarsi su un piano per recuperare',
    cost: 'Quello che offre. Gli interessi continuano.',
    time: 'Una chiamata ora, la risposta in qualche settimana.',
    risk: 'Offra solo quello che può mantenere.',
    bestFor: 'Vuole tenere la casa e ha un po’ di reddito.',
  },
  'gb.mortgage.option-help': {
    says: 'Un consulente gratuito fa il bilancio con Lei, parla con la banca e guarda tutti i debiti.',
    title: 'Chiedere prima un consiglio gratuito',
    cost: 'Nulla.',
    time: 'Una chiamata questa settimana.',
    risk: 'Nessuno, se risponde comunque in tempo.',
    bestFor: 'Non può pagare la rata normale o ha altri debiti.',
  },
  'gb.mortgage.option-complain': {
    says: 'Se non aiuta o aggiunge spese ingiuste, faccia un reclamo alla banca. Dopo otto settimane, o la risposta finale, può decidere il Financial Ombudsman.',
    title: 'Fare un reclamo alla banca',
    cost: 'Nulla.',
    time: 'Fino a otto settimane, poi alcuni mesi.',
    risk: 'Un reclamo da solo non ferma una causa.',
    bestFor: 'La banca non ascolta, o le somme sono sbagliate.',
  },
  'gb.mortgage.warn-silence': {
    says: 'Non lasci questa lettera senza risposta. Se la banca non La sente, può chiedere la casa a un tribunale.',
  },
  'gb.mortgage.tactic-breathing-space': {
    says: 'La pausa (breathing space) può fermare le azioni per gli arretrati per 60 giorni. Un consulente per i debiti la attiva gratis.',
    risk: 'Deve pagare la rata normale alla scadenza.',
    notWhen: 'Non può pagare per nulla la rata normale.',
  },
  'gb.mortgage.right-shortfall': {
    says: 'Anche dopo la vendita la banca deve essere corretta, dare tempo e fissare quanto può pagare. Chieda prezzo, date e ogni costo: doveva ottenere il miglior prezzo equo.',
  },
}
