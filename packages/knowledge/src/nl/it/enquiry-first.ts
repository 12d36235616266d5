/** The Italian words of the Netherlands: enquiry first. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FIRST_IT: Words = {
  'nl.ask.bailiff-enter': {
    says: 'Senza sentenza o ordine un ufficiale giudiziario (deurwaarder) non può entrare. Con un titolo, se Lei non apre, deve esserci un agente o un funzionario. Chieda di vedere il titolo.',
  },
  'nl.ask.unpaid-wages': {
    says: 'Chieda la paga per iscritto con un ultimo giorno. Per paghe in ritardo può chiedere fino al 50% in più. Davanti al giudice locale (kantonrechter) non serve un avvocato, e il Juridisch Loket aiuta gratis.',
  },
  'nl.ask.unpaid-wages-what-now': {
    says: 'Chieda la paga per iscritto con un ultimo giorno. Per paghe in ritardo può chiedere fino al 50% in più. Davanti al giudice locale (kantonrechter) non serve un avvocato.',
  },
  'nl.ask.first-letter-old-bill': {
    says: 'Prima di pagare chieda per iscritto la fattura e il contratto. Si possono aggiungere spese solo dopo una lettera che Le dà 14 giorni.',
    dependsOn: 'se la fattura è Sua',
  },
}
