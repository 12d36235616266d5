/** Recupero crediti: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_IT: Words = {
  'gb.debt.option-dispute': {
    title: 'Chiedere di provarlo',
    says: 'Scriva e chieda le prove del debito, delle somme e di chi è il proprietario. Dica che cosa secondo Lei è sbagliato.',
    cost: 'Un francobollo, o nulla per e-mail. £1 se chiede il contratto di credito.',
    time: 'Un’ora per scrivere. La risposta spesso arriva dopo due-otto settimane.',
    risk: 'Basso, se non ammette il debito. Se lo provano, dovrà pagare o fare un’offerta.',
    bestFor: 'Non conosce il debito, la somma sembra sbagliata, o è vecchio.',
  },
  'gb.debt.option-negotiate': {
    title: 'Offrire quanto può pagare',
    says: 'Mandi un bilancio e offra una somma al mese, o una somma unica più bassa per chiudere. Chieda di bloccare gli interessi.',
    cost: 'Quello che offre. Mai più di quanto può.',
    time: 'Una sera per il bilancio. Una risposta dopo alcune settimane.',
    risk: 'Un’offerta o un pagamento possono far ripartire il termine di un vecchio debito.',
    bestFor: 'Lo deve e non è vecchio.',
  },
  'gb.debt.option-help': {
    title: 'Parlare con un consulente gratuito sui debiti',
    says: 'Un consulente gratuito può controllare il debito, scrivere per Lei e vedere tutti i Suoi debiti insieme.',
    cost: 'Nulla. Non paghi mai per una consulenza sui debiti.',
    time: 'Una telefonata di circa un’ora.',
    risk: 'Nessuno.',
    bestFor: 'Ha più di un debito, o la preoccupazione è troppa.',
  },
  'gb.debt.option-complain': {
    title: 'Fare reclamo per come si comportano',
    says: 'Se La ingannano, minacciano o ignorano, faccia reclamo alla società. Poi vada dal Financial Ombudsman.',
    cost: 'Nulla.',
    time: 'Fino a otto settimane per la società. Alcuni mesi per l’Ombudsman.',
    risk: 'Il debito resta mentre esaminano il caso, anche se dovrebbero trattarla in modo corretto.',
    bestFor: 'Chiamano troppo, dicono di avere poteri falsi, o ignorano la Sua contestazione.',
  },
}
