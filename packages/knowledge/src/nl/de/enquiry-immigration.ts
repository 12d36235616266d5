/** Questions about the right to stay: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_IMMIGRATION_DE: Words = {
  'nl.ask.permit': {
    says: 'Handeln Sie jetzt: Für den Widerspruch haben Sie oft nur vier Wochen, in vielen Asylfällen weniger. Das steht am Ende des Bescheids. Holen Sie einen Anwalt über die Rechtshilfe (Raad voor Rechtsbijstand).',
  },
}
