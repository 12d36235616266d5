/** The German words of the rows in ../benefit-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BENEFIT_DECISION_DE: Words = {
  'ca.decided.right-again': {
    says: 'Sie können kostenlos neue Prüfung verlangen: 90 Tage bei CPP oder OAS, 30 Tage bei EI.',
  },
  'ca.decided.right-tribunal': {
    says: 'Bleibt es beim Nein, entscheidet das Social Security Tribunal. Bei Hilfe der Provinz gilt deren Prüfung.',
  },
  'ca.decided.step': {
    says: 'Suchen Sie Grund und letzten Tag. Senden Sie einen Beleg dagegen, etwa vom Arzt.',
  },
  'ca.tribunal.right-part': {
    says: 'Die Anhörung ist kostenlos. Jemand kann helfen oder für Sie sprechen, auf Wunsch mit Dolmetscher.',
  },
  'ca.tribunal.right-change': {
    says: 'Sie können aus gutem Grund einen anderen Tag oder etwa das Telefon verlangen. Fragen Sie bald.',
  },
  'ca.tribunal.right-after': {
    says: 'Sie bekommen die Entscheidung mit Gründen. Der Brief sagt, ob und bis wann Sie weiter gehen können.',
  },
  'ca.tribunal.step': {
    says: 'Lesen Sie die Akte. Senden Sie Belege rechtzeitig und notieren Sie drei Hauptpunkte.',
  },
  'ca.tribunal.warn': { says: 'Seien Sie an dem Tag da. Sonst kann ohne Sie entschieden werden.' },
}
