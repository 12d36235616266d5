/** The German words of the rows in ../block-time.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const BLOCK_TIME_DE: Words = {
  'de.block.want': {
    says: 'Die Agentur für Arbeit zahlt Ihnen einige Wochen kein Arbeitslosengeld (Sperrzeit).',
  },
  'de.block.right-reason': {
    says: 'Mit wichtigem Grund gibt es keine Sperrzeit. Krank durch die Arbeit, Mobbing, kein Lohn, Umzug zum Partner oder eine sichere Kündigung können zählen.',
  },
  'de.block.right-length': {
    says: 'Bei Arbeitsaufgabe sind es 12 Wochen, in Härtefällen 6 oder 3. Bei verspäteter Meldung ist es eine Woche.',
  },
  'de.block.right-cover': {
    says: 'Krankenversichert bleiben Sie auch in der Sperrzeit. Grundsicherungsgeld kann sie überbrücken, mit Kürzung.',
  },
  'de.block.step': {
    says: 'Widersprechen Sie binnen eines Monats und nennen Sie Ihren Grund, mit Beweisen wie Attest oder Mails. Bleiben Sie arbeitslos gemeldet.',
  },
}
