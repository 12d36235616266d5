/** The Italian words of the rows in ../insurance-contract.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_CONTRACT_IT: Words = {
  'fr.insurance.want': {
    says: 'L’assicuratore Le dice il prezzo del prossimo anno.',
  },
  'fr.insurance.reality': {
    says: 'Non deve restare. Dopo il primo anno può cambiare la maggior parte delle assicurazioni quando vuole.',
  },
  'fr.insurance.right-year': {
    says: 'Dopo un anno può chiudere gratis quando vuole l’assicurazione di auto, casa e salute. Finisce un mese dopo la lettera.',
  },
  'fr.insurance.right-notice': {
    says: 'Devono dirle l’ultimo giorno per uscire, almeno 15 giorni prima. Se arriva dopo, ha 20 giorni dal suo invio.',
  },
  'fr.insurance.step': {
    says: 'Confronti i prezzi. Per auto e casa faccia chiudere il vecchio contratto al nuovo assicuratore, così non resta mai scoperto.',
  },
  'fr.insurance.option': {
    says: 'Chieda un prezzo più basso, o esca online o per lettera.',
    title: 'Chiedere meno o cambiare',
    cost: 'Gratis.',
    time: 'Un mese.',
    risk: 'Un vuoto senza copertura.',
    bestFor: 'Il prezzo sale molto.',
  },
}
