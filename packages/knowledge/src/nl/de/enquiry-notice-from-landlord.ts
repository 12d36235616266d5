/** Questions about a landlord who ends the lease, sells the home or wants an eviction: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NOTICE_FROM_LANDLORD_DE: Words = {
  'nl.ask.evict': {
    says: 'Nur ein Richter kann es anordnen und nur ein Gerichtsvollzieher (deurwaarder) kann es ausführen. Bis dahin können Sie bleiben.',
  },
  'nl.ask.notice': {
    says: 'Schreiben Sie, dass Sie nicht zustimmen. Ein Vermieter braucht einen gesetzlichen Grund, drei bis sechs Monate Frist und einen Richter, wenn Sie Nein sagen.',
  },
  'nl.ask.arrears-evict': {
    says: 'Nur ein Richter kann das anordnen, meist ab drei Monatsmieten Rückstand. Zahlen Sie zuerst die neue Miete, bieten Sie schriftlich einen Plan an und bitten Sie jetzt die Gemeinde um Schuldenhilfe. Gehen Sie zum Gerichtstag.',
    dependsOn: 'wie viel offen ist und was Sie jetzt tun',
  },
}
