/** The German words of the rows in ../disputes-tribunal.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISPUTES_TRIBUNAL_DE: Words = {
  'nz.tribunal.rights': {
    says: 'Sie können zur Verhandlung gehen, Ihre Seite sagen und Belege bringen. Anwälte sind nicht dabei, und eine Klageantwort ist nicht nötig.',
  },
  'nz.tribunal.right-rehearing': {
    says: 'Gibt es schon eine Anordnung, und konnten Sie aus gutem Grund nicht kommen, verlangen Sie eine neue Verhandlung (rehearing). Sie haben 20 Arbeitstage, kostenlos.',
  },
  'nz.tribunal.right-counter': {
    says: 'Schuldet die andere Seite auch Ihnen etwas, können Sie es dort mit verlangen. Senden Sie das dem Tribunal lange vor dem Tag.',
  },
  'nz.tribunal.step-go': {
    says: 'Notieren Sie Tag, Zeit und Ort, und gehen Sie hin. Können Sie nicht, bitten Sie vorher um einen anderen Tag oder eine Verhandlung am Telefon.',
  },
  'nz.tribunal.option-go': {
    title: 'Dem Referee Ihre Seite sagen',
    cost: 'Für Sie kostenlos.',
    time: 'Der Tag der Verhandlung.',
    risk: 'Verlieren Sie, müssen Sie zahlen, was angeordnet wird.',
    bestFor: 'Sie schulden es nicht oder nicht alles.',
    says: 'Gehen Sie mit Papieren, Fotos und Zeugen hin. Der Referee sucht zuerst eine Einigung.',
  },
  'nz.tribunal.option-settle': {
    title: 'Sich vorher einigen',
    cost: 'Die Summe, die Sie vereinbaren.',
    time: 'Vor der Verhandlung.',
    risk: 'Gehen Sie hin, wenn nichts unterschrieben ist.',
    bestFor: 'Sie schulden es, können aber nicht gleich zahlen.',
    says: 'Bieten Sie schriftlich eine Summe oder Raten an.',
  },
  'nz.tribunal.warn-absent': {
    says: 'Kommen Sie nicht, kann der Referee ohne Sie entscheiden.',
  },
}
