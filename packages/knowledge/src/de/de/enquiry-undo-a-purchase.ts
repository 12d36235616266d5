/** Questions about a purchase that a person wants to undo: at the door, in a shop, a loan, by a child: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_UNDO_A_PURCHASE_DE: Words = {
  'de.ask-buy.doorstep': {
    says: 'Ja. Was Sie an der Haustür oder zu Hause unterschrieben haben, können Sie 14 Tage lang ohne Grund widerrufen. Die Frist läuft erst, wenn man Sie richtig darüber belehrt hat. Sonst haben Sie bis zu zwölf Monate und 14 Tage. Schicken Sie es per E-Mail oder Einschreiben und behalten Sie eine Kopie. Wurden Sie belogen, fechten Sie den Vertrag auch an. Lassen Sie den alten Vertrag nicht kündigen.',
  },
  'de.ask-buy.in-shop': {
    says: 'Nein. Wer im Laden kauft, kann nicht zurücktreten, nur weil er es sich anders überlegt. Sehen Sie in den Vertrag und bitten Sie um Kulanz oder ein anderes Modell. Eine Stornogebühr darf nicht höher sein als der übliche Schaden, und Sie dürfen zeigen, dass er geringer war. Finanziert? Den Kredit können Sie 14 Tage widerrufen, dann fällt auch der Kauf. Bei Mängeln gilt anderes.',
  },
  'de.ask-debt.loan-regret': {
    says: 'Ja. Einen Kredit können Sie 14 Tage nach der Unterschrift ohne Grund widerrufen. Die Frist beginnt erst, wenn Sie den Vertrag mit allen Pflichtangaben haben. Schreiben Sie einen klaren Satz per E-Mail oder Brief und behalten Sie den Beleg. Zahlen Sie das Geld binnen 30 Tagen zurück, mit dem vereinbarten Zins für diese Tage. Bei Krediten seit dem 20. November 2026 kann das Recht nach zwölf Monaten und 14 Tagen enden.',
  },
  'de.ask-buy.child-bought': {
    says: 'Schreiben Sie dem Anbieter sofort, dass Sie den Kauf nicht genehmigen. Ein Vertrag eines Kindes unter 18 gilt nur mit dem Ja der Eltern, außer es zahlt ganz von seinem Taschengeld. Verlangen Sie das Geld zurück und nutzen Sie auch das Formular von Google, Apple oder dem Shop. Schwerer wird es, wenn Sie Karte oder Code gegeben haben: Schreiben Sie, was Sie wussten. Sperren Sie Käufe am Gerät.',
  },
}
