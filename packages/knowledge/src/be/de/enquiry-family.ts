/** Questions about divorce and maintenance: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_DE: Words = {
  'be.ask.maintenance': {
    says: 'Beide Eltern zahlen für ein Kind nach ihren Mitteln. Das Familiengericht kann die Summe ändern. Der Dienst SECAL (DAVO) kann Rückstände eintreiben.',
  },
  'be.ask.divorce': {
    says: 'Sie können sich einvernehmlich scheiden lassen oder das Familiengericht anrufen. Es kann schnell entscheiden, wer in der Wohnung bleibt, wo die Kinder leben und wer was zahlt. Behalten Sie Kopien. Ein kostenloser Anwalt oder Mediator kann helfen.',
  },
}
