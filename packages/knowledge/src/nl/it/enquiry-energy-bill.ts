/** Questions about energy bills that are wrong or that one cannot pay: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_BILL_IT: Words = {
  'nl.ask.energy': {
    says: 'Chiami ora il fornitore e concordi un piano. Non può staccare finché rispetta un piano o ha chiesto aiuto per i debiti. Chieda aiuto al comune: deve agire in fretta.',
  },
  'nl.ask.energy-bill': {
    says: 'Confronti le letture e il prezzo con il contratto. Scriva che cosa è sbagliato e paghi la parte giusta. Se non basta, vada alla Geschillencommissie Energie. Non può pagare? Chieda un piano prima del sollecito.',
  },
}
