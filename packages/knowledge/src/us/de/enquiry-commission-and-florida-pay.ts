/** Questions about a commission after the job, and about unpaid wages in Florida: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_COMMISSION_AND_FLORIDA_PAY_DE: Words = {
  'us.fact.commission-after-job': {
    says: 'Sagt die Abmachung nichts anderes, ist ein Verkauf, den Sie gemacht haben, meist auch nach dem Job zu zahlen, sobald die Ware rausgeht oder der Kunde zahlt. Ein Zettel, Nachrichten und frühere Zahlungen gelten als Beweis. In den meisten Staaten ist eine verdiente Provision Lohn, mit einem Aufschlag bei später Zahlung, wie in Pennsylvania. Fordern Sie jeden Verkauf schriftlich bis zu einem Tag. Dann stellen Sie beim Staat einen Lohnantrag oder gehen zum small claims court.',
    dependsOn: 'wann eine Provision nach Ihrer Abmachung verdient ist',
  },
  'us.state.fl.ask-wages': {
    says: 'Florida hat keine Behörde des Staates, die Lohn eintreibt. Beschweren Sie sich kostenlos bei der Wage and Hour Division des Bundes (1-866-487-9243), oder klagen Sie. Vor einer Klage auf Floridas Mindestlohn schreiben Sie dem Chef Stunden und Summe: Er hat 15 Tage. Meist gibt es das Doppelte und Anwaltskosten, und für das Fragen darf Sie niemand bestrafen. Nehmen Sie Gespräche nicht heimlich auf: In Florida müssen alle zustimmen.',
  },
}
