/** The German words of the rows in ../enquiry-violence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_VIOLENCE_DE: Words = {
  'es.ask.partner-violence': {
    says: 'Bei Gefahr rufen Sie 112 an. Die 016 hilft Tag und Nacht kostenlos und steht nicht auf der Rechnung (löschen Sie den Anruf). Ein Richter kann binnen 72 Stunden über Schutz (orden de protección) entscheiden: Er muss gehen und darf nicht näher kommen. Bitten Sie bei der Polizei oder beim Gericht darum. Der Anwalt ist für Sie kostenlos.',
  },
}
