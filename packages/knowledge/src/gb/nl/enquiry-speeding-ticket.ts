/** Questions of people who were caught speeding: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPEEDING_TICKET_NL: Words = {
  'gb.ask-speed.ticket': {
    says: 'Vraagt het formulier wie reed, stuur het dan binnen 28 dagen terug: niet antwoorden is een eigen overtreding, met zes punten. Daarna kunt u een cursus krijgen, of £100 en drie punten, of het gaat naar de rechter. Twijfelt u? Vraag eerst de foto’s. De cursus of de boete, nooit allebei, en houd u aan de data.',
  },
}
