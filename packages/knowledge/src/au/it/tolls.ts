/** Unpaid tolls: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TOLLS_IT: Words = {
  'au.toll.right-first': {
    says: 'Un pedaggio non pagato inizia con un avviso e una spesa della società del pedaggio. Una multa dello stato arriva solo dopo.',
  },
  'au.toll.right-ombudsman': {
    says: 'Chieda alla società del pedaggio aiuto per le difficoltà (hardship) e di togliere le sue spese. Non può ingannarla su quello che deve.',
  },
  'au.toll.vic-nomination': {
    says: 'In Victoria il proprietario può nominare chi guidava o mostrare che l’auto era stata venduta o rubata.',
  },
}
