/** Questions about garages: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GARAGE_DE: Words = {
  'es.ask.garage-keeps': {
    says: 'Eine Werkstatt darf das Auto für bestellte und fällige Arbeit behalten, nicht für Arbeit, der Sie nie zugestimmt haben. Verlangen Sie den unterschriebenen Auftrag. Zahlen Sie unter Vorbehalt, um es zu holen, und bestreiten Sie dann.',
  },
  'es.ask.workshop': {
    says: 'Die Werkstatt muss sich an den schriftlichen Voranschlag halten. Bei versteckten Fehlern muss sie fragen. Auf die Reparatur gibt es drei Monate oder 2.000 km Garantie. Verlangen Sie die hoja de reclamaciones und gehen Sie zur OMIC.',
  },
}
