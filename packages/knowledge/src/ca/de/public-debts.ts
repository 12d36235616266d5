/** Debts to a public body in letters of collectors: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_DE: Words = {
  'ca.public-debt.want': {
    says: 'Eine Behörde sagt, dass Sie ihr Geld schulden. Sehen Sie nach, wofür, für welche Zeit, und bis wann sie eine Antwort will.',
  },
  'ca.public-debt.reality': {
    says: 'Nehmen Sie diesen Brief ernst. Der Staat kann oft ohne neues Gerichtsverfahren Erstattungen behalten, einen Führerschein sperren oder Lohn nehmen. Antworten Sie bis zum genannten Tag.',
  },
  'ca.public-debt.who': {
    says: 'Das kommt von einer Behörde: einer Stadt, einer Provinz, einem Gerichtsamt oder dem Bund. Das Gesetz gibt jeder eigene Wege, Geld einzutreiben.',
  },
  'ca.public-debt.rights': {
    says: 'Sie können fragen, wie die Summe entsteht, sagen, warum sie falsch ist, und um Zeit zum Zahlen bitten. Tun Sie es schriftlich.',
  },
  'ca.public-debt.student-reality': {
    says: 'Für dieses Darlehen kann der Bund jederzeit ohne Gericht Ihre Steuererstattungen und Gutschriften behalten. Zum Klagen hat er meist sechs Jahre.',
  },
  'ca.public-debt.student-know-interest': {
    says: 'Seit dem 1. April 2023 kommen zu Studiendarlehen des Bundes keine neuen Zinsen hinzu. Für den Teil der Provinz gelten eigene Regeln.',
  },
  'ca.public-debt.student-right-plan': {
    says: 'Fragen Sie das National Student Loans Service Centre nach dem Repayment Assistance Plan. Bei wenig Einkommen zahlen Sie weniger oder vorerst nichts. Sind Sie im Rückstand, fragen Sie, wie Sie aufholen.',
  },
  'ca.public-debt.program-reality': {
    says: 'Die Canada Revenue Agency treibt dieses Geld für den Staat ein. Sie kann Erstattungen behalten und es von Lohn oder Konto holen.',
  },
  'ca.public-debt.cra-right-plan': {
    says: 'Sie können die Canada Revenue Agency um einen Zahlungsplan bitten. Zeigen Sie, was Sie verdienen und zum Leben brauchen. Tun Sie es, bevor sie handelt.',
  },
  'ca.public-debt.on-property-right': {
    says: 'In Ontario kann die Stadt nach etwa zwei Jahren unbezahlter Grundsteuer den Verkauf des Hauses einleiten. Bitten Sie vorher um einen Plan. Danach können Sie noch um ein extension agreement bitten.',
  },
  'ca.public-debt.step-check': {
    says: 'Vergleichen Sie den Brief mit Ihren Papieren: wofür, welche Zeit, die Summe und was Sie schon bezahlt haben.',
  },
  'ca.public-debt.step-contact': {
    says: 'Melden Sie sich vor dem Tag im Brief bei dem Amt. Können Sie nicht gleich zahlen, sagen Sie, was Sie pro Woche oder Monat zahlen können.',
  },
  'ca.public-debt.opt-plan': {
    title: 'Um Raten bitten',
    cost: 'Die vereinbarte Summe.',
    time: 'Tage bis Wochen.',
    risk: 'Bei einer ausgefallenen Rate können sie sofort weitermachen.',
    bestFor: 'Sie schulden es und können nicht alles auf einmal zahlen.',
    says: 'Bitten Sie das Amt schriftlich um einen Plan. Zeigen Sie Einkommen und Ausgaben und bieten Sie an, was Sie durchhalten können.',
  },
}
