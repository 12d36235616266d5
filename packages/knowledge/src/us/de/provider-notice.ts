/** The German words of the rows in ../provider-notice.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PROVIDER_NOTICE_DE: Words = {
  'us.copyright.right-provider': {
    says: 'Ihr Internetanbieter muss eine Regel haben, nach der er Konten bei wiederholten Verstößen beendet. Ihren Namen nennt er meist erst nach einem Gerichtsbeschluss.',
  },
  'us.copyright.option-lawyer-first': {
    title: 'Vor jeder Antwort einen Anwalt fragen',
    cost: 'Manche Beratungsstellen sind kostenlos',
    time: 'Vor dem Tag im Schreiben',
    risk: 'Eine Klage kann trotzdem kommen.',
    bestFor: 'Ihr Internetanbieter hat Ihnen dieses Schreiben weitergeleitet.',
    says: 'Ein Anwalt kann sagen, ob eine Antwort Ihnen hilft, und kann schreiben, ohne Ihren Namen zu nennen.',
  },
}
