/** Notice to a lodger in Scotland: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LODGER_NOTICE_SCOTLAND_DE: Words = {
  'gb.lodger.scotland-no-court': {
    says: 'Ein Vermieter, der mit Ihnen in derselben Wohnung lebt, braucht kein Gericht. Nach der Frist müssen Sie gehen.',
  },
  'gb.lodger.scotland-right-notice': {
    says: 'Ihnen steht die Frist aus dem Vertrag zu. Steht dort keine, muss sie angemessen sein: meist mindestens 28 Tage.',
  },
  'gb.lodger.scotland-right-force': {
    says: 'Drohungen, Gewalt oder das Abstellen von Heizung und Licht sind nicht erlaubt. Rufen Sie dann die Polizei.',
  },
  'gb.lodger.scotland-right-council': {
    says: 'Droht Ihnen binnen zwei Monaten Wohnungslosigkeit, bitten Sie die Gemeinde (council) um Hilfe. Haben Sie keine Bleibe, muss sie Ihnen vorerst eine geben.',
  },
  'gb.lodger.scotland-step': {
    says: 'Prüfen Sie die Frist im Vertrag. Sagen Sie dann heute der Gemeinde (council), dass Sie Ihr Zimmer verlieren können, und zeigen Sie die Kündigung.',
  },
  'gb.lodger.scotland-option-time': {
    says: 'Nennen Sie einen Tag, an dem Sie gehen können, und bieten Sie die Miete bis dahin an. Bitten Sie um eine schriftliche Antwort.',
    title: 'Um mehr Zeit bitten',
    cost: 'Die Miete für die Zusatztage.',
    time: 'Eine Nachricht jetzt.',
    risk: 'Der Vermieter kann Nein sagen.',
    bestFor: 'Sie kommen mit dem Vermieter aus und brauchen einige Wochen.',
  },
}
