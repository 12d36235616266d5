/** Questions about claims at an employment tribunal: time, Acas and cost. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_TRIBUNAL_DE: Words = {
  'gb.ask-work.time-limit': {
    says: 'Für Ereignisse ab 1. Oktober 2026 gelten meist sechs Monate. Für frühere sind es drei Monate minus ein Tag. Gehen Sie in dieser Zeit zu Acas. Sicher ist es innerhalb von drei Monaten.',
    dependsOn: 'der Tag, an dem es passierte',
  },
  'gb.ask-work.acas': {
    says: 'Vor den meisten Klagen beim tribunal müssen Sie zu Acas. Das ist kostenlos. Die Gespräche können bis zu 12 Wochen dauern, und solange steht die Uhr für Ihre Klage.',
  },
  'gb.ask-work.tribunal-cost': {
    says: 'Eine Klage beim employment tribunal kostet keine Gebühr, und Acas ist kostenlos. Sie brauchen keinen Anwalt. Verlieren Sie, zahlen Sie der anderen Seite meist nichts.',
  },
}
