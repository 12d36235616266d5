/** Questions about data that a firm holds: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVACY_NL: Words = {
  'be.ask.my-data': {
    says: 'Schrijf naar de firma. Vraag welke gegevens zij over u heeft, of vraag ze te wissen. Zij moet binnen een maand gratis antwoorden. Zo niet, klaag bij de Gegevensbeschermingsautoriteit (GBA).',
  },
}
