/** The Dutch words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_NL: Words = {
  'de.consumer.step-terms': {
    says: 'Zoek het contract, de datum en hoe het gesloten werd: online, aan de deur, telefonisch of in een winkel.',
  },
  'de.consumer.step-answer': {
    says: 'Antwoord schriftelijk. Herroep, zeg op, of noem het gebrek en geef een datum. Bewaar bewijs.',
  },
  'de.consumer.step-fault': {
    says: 'Schrijf bij gebrekkige spullen de verkoper, niet de fabrikant. Vraag herstel of iets nieuws uiterlijk op een vaste dag.',
  },
  'de.consumer.step-valid': {
    says: 'Is het contract geldig? Betaal wat verschuldigd is en zeg op tegen de eerstvolgende dag die kan.',
  },
}
