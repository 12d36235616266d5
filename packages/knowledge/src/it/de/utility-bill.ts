/** The German words of the rows in ../utility-bill.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_WORDS: Words = {
  'it.bill.want': {
    says: 'Ein Versorger will, dass Sie eine Rechnung zahlen. Vielleicht warnt er vor einer Sperre (costituzione in mora).',
  },
  'it.bill.who': {
    says: 'Das ist ein privater Versorger, kein Gericht. Er darf nur nach den Schritten der Behörde (ARERA oder AGCOM) sperren.',
  },
  'it.bill.rights': {
    says: 'Sie können Einzelheiten verlangen, bestreiten und um Raten bitten. Summen, die älter als zwei Jahre sind, können Sie ablehnen.',
  },
  'it.bill.reality': {
    says: 'Strom und Gas werden nicht sofort gesperrt. Zuerst muss ein Einschreiben (raccomandata) oder eine zertifizierte E-Mail (PEC) mit einem letzten Tag kommen.',
  },
  'it.bill.no-cut': {
    says: 'Die Sperre von Strom darf man erst 25 Tage nach Ankunft der förmlichen Mahnung (costituzione in mora) verlangen. Bei Gas erst nach 40 Tagen.',
  },
  'it.bill.fifteen': {
    says: 'Bei Strom muss man zuerst für 15 Tage die Leistung auf 15 % senken, wenn der Zähler das erlaubt.',
  },
  'it.bill.bonus': {
    says: '2026 bekommen Familien mit einem ISEE-Wert bis 9.796 € von selbst einen Rabatt auf Strom, Gas, Wasser und Müll. Mit vier Kindern gilt das bis 20.000 €.',
  },
  'it.bill.right-two-years': {
    says: 'Summen für Strom, Gas und Wasser, die Sie vor mehr als zwei Jahren verbrauchten, sind zu alt (prescrizione). Schreiben Sie dem Versorger, dass Sie sie ablehnen.',
  },
  'it.bill.right-notice': {
    says: 'Sie haben das Recht auf ein Einschreiben (raccomandata) oder eine zertifizierte E-Mail (PEC). Darin stehen der letzte Tag zum Zahlen und wie Sie die Zahlung zeigen.',
  },
  'it.bill.right-compensation': {
    says: 'Sperrt man Sie ohne die richtigen Schritte, schuldet man Ihnen Geld (indennizzo). Für die Sperre zahlen Sie dann keine Gebühr.',
  },
  'it.bill.right-instalments': {
    says: 'Bei hohen oder späten Rechnungen können Sie oft um Raten bitten (rateizzazione). Tun Sie es vor dem Fälligkeitstag oder in den zehn Tagen danach.',
  },
  'it.bill.right-telecom': {
    says: 'Bei Telefon und Internet können Sie eine Sperre stoppen. Stellen Sie einen Antrag auf ConciliaWeb und bitten Sie um eine Eilmaßnahme. Es ist kostenlos.',
  },
  'it.bill.right-leave-telecom': {
    says: 'Einen Telefonvertrag können Sie mit 30 Tagen Frist kündigen. Die Firma darf nur echte Kosten verlangen.',
  },
  'it.bill.right-detail': {
    says: 'Sie haben das Recht auf eine klare Rechnung und auf den Zählerstand dahinter.',
  },
  'it.bill.step-check': {
    says: 'Prüfen Sie Zeitraum, Zählerstand und Ihre Zahlungen. Suchen Sie Verbrauch, der älter als zwei Jahre ist.',
  },
  'it.bill.step-write': {
    says: 'Ist die Rechnung falsch, schicken Sie dem Versorger eine schriftliche Beschwerde (reclamo). Behalten Sie den Beleg. Der Versorger muss antworten.',
  },
  'it.bill.step-pay-agreed': {
    says: 'Zahlen Sie den Teil, mit dem Sie einverstanden sind. Bitten Sie für den Rest um Raten.',
  },
  'it.bill.step-social': {
    says: 'Machen Sie Ihre ISEE-Erklärung (DSU) für den Sozialbonus (bonus sociale). Bitten Sie die Gemeinde (Comune) um Hilfe mit der Rechnung.',
  },
  'it.bill.step-conciliate': {
    says: 'Ist die Antwort schlecht oder spät, bitten Sie bei ARERA um kostenlose Schlichtung (conciliazione). Bei Telefon gehen Sie zu AGCOM. Das kommt vor jedem Gericht.',
  },
  'it.bill.step-plan': {
    says: 'Stimmt die Rechnung, vereinbaren Sie einen Plan, den Sie halten können.',
  },
  'it.bill.option-dispute': {
    title: 'Die Rechnung bestreiten',
    says: 'Schreiben Sie, was falsch ist, und verlangen Sie eine neue Rechnung.',
    cost: 'Eine zertifizierte E-Mail (PEC) oder ein Einschreiben (raccomandata).',
    time: 'Etwa ein Monat für eine Antwort.',
    risk: 'Zahlen Sie den Teil, der stimmt, um eine Sperre zu vermeiden.',
    bestFor: 'Zählerstand, Preis oder Zeit ist falsch.',
  },
  'it.bill.option-plan': {
    title: 'In Raten zahlen',
    says: 'Bitten Sie schriftlich um Raten (rateizzazione).',
    cost: 'Manchmal Zinsen.',
    time: 'Einige Tage.',
    risk: 'Eine verpasste Rate kann den Plan beenden.',
    bestFor: 'Die Rechnung stimmt, ist aber jetzt zu hoch.',
  },
  'it.bill.option-help': {
    title: 'Die Verbraucherstelle fragen',
    says: 'Die Stelle von ARERA (Sportello) erklärt Ihnen kostenlos Ihre Rechte.',
    cost: 'Nichts.',
    time: 'Ein Anruf.',
    risk: 'Keines.',
    bestFor: 'Sie sind nicht sicher.',
  },
  'it.bill.insight-back-bill': {
    says: 'Eine große Nachzahlung (conguaglio) enthält oft Summen, die zu alt sind.',
    actionable: 'Schicken Sie das Formular, um Summen über zwei Jahre abzulehnen.',
  },
  'it.bill.warning-fake': {
    says: 'Falsche Rechnungen sehen echt aus. Nutzen Sie die Telefonnummer auf einer alten Rechnung, keinen Link.',
  },
  'it.bill.element-last-day': {
    name: 'Der letzte Tag',
    says: 'Die förmliche Mahnung (costituzione in mora) muss den letzten Tag zum Zahlen nennen. Sie muss auch sagen, ab wann man die Sperre verlangen darf.',
    ifMissing:
      'Schreiben Sie, dass man ohne diese Angabe nicht sperren darf. Verlangen Sie die Entschädigung (indennizzo).',
  },
}
