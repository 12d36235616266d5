/** The Dutch words of the rows in ../enquiry-faulty-goods.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_WORDS: Words = {
  'nl.ask.broken': {
    says: 'De garantie van de winkel, één jaar of twee, is niet beslissend. Een product moet zo lang meegaan als u voor die soort en prijs mag verwachten, zoals enkele jaren bij een telefoon of wasmachine. De verkoper moet gratis herstellen of vervangen en mag u niet naar de fabrikant sturen. In het eerste jaar moet hij bewijzen dat het goed was. Schrijf met een laatste dag. Lukt het niet, vraag geld terug.',
  },
}
