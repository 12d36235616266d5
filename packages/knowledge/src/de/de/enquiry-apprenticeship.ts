/** Questions about an apprentice who wants to leave: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_APPRENTICESHIP_DE: Words = {
  'de.ask-job.apprenticeship': {
    says: 'In der Probezeit von einem bis vier Monaten können beide sofort schriftlich kündigen. Danach gehen Sie mit vier Wochen Frist nur, wenn Sie den Beruf aufgeben oder einen anderen lernen, und müssen das schreiben. Aus wichtigem Grund, etwa ohne Lohn, geht es sofort, binnen zwei Wochen nach Kenntnis. Anders darf der Betrieb nicht kündigen. Für einen Wechsel bitten Sie um einen Aufhebungsvertrag. Die Kammer (IHK, HWK) hilft kostenlos.',
    dependsOn: 'die Probezeit und der Grund',
  },
}
