/** Questions about water from the flat above: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LEAK_FROM_ABOVE_DE: Words = {
  'nl.ask.leak-above': {
    says: 'Gemeinsame Rohre, Dach und Wände sind Sache der Eigentümer (VvE) und ihrer Gebäudeversicherung. Rohre in der Wohnung oben sind Sache jenes Eigentümers, meist bei Nachlässigkeit. Melden Sie es heute schriftlich mit Fotos beiden und Ihrer Hausratversicherung. Setzen Sie einen letzten Tag; dann kann ein Richter die Reparatur anordnen.',
    dependsOn: 'der Stelle, von der das Wasser kommt',
  },
}
