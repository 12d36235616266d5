/** Questions of tenants whose home is sold, or whose fixed term ends: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOME_SOLD_DE: Words = {
  'nz.ask.sale-notice': {
    says: '42 Tage reichen nur, wenn ein unbedingter Kaufvertrag besteht und der Käufer die Wohnung leer bekommen muss. Ist noch nicht verkauft oder soll erst angeboten werden, sind es 90 Tage. Eine feste Laufzeit endet nicht durch Verkauf. Die Kündigung muss schriftlich sein und den Grund für 42 Tage nennen. Fragen Sie nach dem Tag des Verkaufs. Stimmt sie nicht, bleiben und zahlen Sie und gehen zum Tenancy Tribunal: 0800 836 262.',
  },
  'nz.ask.fixed-term-sold': {
    says: 'Nein. Eine feste Laufzeit geht mit dem neuen Eigentümer weiter. Ein Verkauf beendet sie nicht, auch keine Kündigung mit 42 oder 90 Tagen. Sie können bis zum letzten Tag bleiben, außer Sie stimmen zu. Zahlen Sie weiter und schreiben Sie das. Will man Sie früher draußen haben, dürfen Sie Geld verlangen. Nur das Tenancy Tribunal kann die Räumung anordnen. Rat: 0800 836 262.',
  },
  'nz.ask.fixed-term-ends': {
    says: 'Eine feste Laufzeit über 90 Tage geht unbefristet (periodic) weiter, außer eine Seite hat rechtzeitig schriftlich Bescheid gegeben. Das heißt 90 bis 21 Tage vor dem letzten Tag. Einen Grund braucht es nicht. Ohne solche Mitteilung können Sie bleiben; später sind es 90 Tage, aus manchen Gründen 42. Bitten Sie schriftlich, bleiben zu dürfen. Auch sonst kann nur das Tenancy Tribunal Sie hinaussetzen: 0800 836 262.',
    dependsOn: 'wann Sie die schriftliche Mitteilung bekamen',
  },
}
