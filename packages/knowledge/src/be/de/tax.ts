/** The German words of the rows in ../tax.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_WORDS: Words = {
  'be.tax.want': {
    says: 'Das Finanzamt sagt, was Sie für ein Jahr zahlen müssen, und bis wann.',
  },
  'be.tax.who': {
    says: 'Der FÖD Finanzen ist das Finanzamt des Bundes. Er kann pfänden, ohne zuerst zu einem Richter zu gehen.',
  },
  'be.tax.reality': {
    says: 'Ein Steuerbescheid kann falsch sein. Für die Beschwerde haben Sie ein Jahr, für die Zahlung etwa zwei Monate.',
  },
  'be.tax.rights-summary': {
    says: 'Sie dürfen Beschwerde einlegen, um Raten bitten und den Steuer-Schlichter um Hilfe bitten. Alles ist kostenlos.',
  },
  'be.tax.not-yet': {
    says: 'Vor dem Zahltag können sie nicht pfänden. Während einer Beschwerde dürfen sie meist nur eintreiben, was Sie nicht bestreiten.',
  },
  'be.tax.deadline-object': {
    says: 'Für die Beschwerde haben Sie ein Jahr. Es beginnt am dritten Werktag nach dem Versand. Der Tag hier ist der sichere.',
    action: 'Beschwerde gegen die Steuer einlegen',
    consequence: 'Die Steuer bleibt, außer bei wenigen Fehlern.',
  },
  'be.tax.right-object': {
    says: 'Sie haben das Recht auf Beschwerde in MyMinfin oder per Brief. Sagen Sie warum. Bitten Sie um Anhörung.',
  },
  'be.tax.right-court': {
    says: 'Sagen sie Nein, oder sechs Monate nichts, können Sie zum Gericht erster Instanz gehen.',
  },
  'be.tax.right-relief': {
    says: 'Können Sie nie alles zahlen, können Sie einmal in fünf Jahren unbegrenzten Aufschub der Beitreibung beantragen.',
  },
  'be.tax.step-check': {
    says: 'Vergleichen Sie den Bescheid mit Ihrer Erklärung und den Lohnbelegen in MyMinfin.',
  },
  'be.tax.step-plan': {
    says: 'Können Sie nicht auf einmal zahlen, bitten Sie heute in MyMinfin um Raten.',
  },
  'be.tax.step-object': {
    says: 'Ist er falsch, legen Sie bald Beschwerde ein und zahlen Sie den richtigen Teil.',
  },
  'be.tax.option-plan': {
    says: 'Bitten Sie um bis zu 12 Raten. Sagen Sie, was Sie verdienen und ausgeben.',
    title: 'Um Raten bitten',
    cost: 'Die Steuer, und Zinsen',
    time: 'Heute.',
    risk: 'Die Zinsen laufen weiter.',
    bestFor: 'Sie schulden es, können aber nicht auf einmal zahlen.',
  },
  'be.tax.option-object': {
    says: 'Schreiben Sie, was falsch ist, und legen Sie Beweise bei.',
    title: 'Beschwerde einlegen',
    cost: 'Kostenlos',
    time: 'Binnen eines Jahres, besser in zwei Monaten',
    risk: 'Für das, was Sie verlieren, laufen Zinsen weiter.',
    bestFor: 'Der Betrag ist falsch oder nicht Ihrer.',
  },
  'be.tax.option-mediator': {
    says: 'Der Steuer-Schlichter spricht für Sie mit dem Amt.',
    title: 'Den Steuer-Schlichter bitten',
    cost: 'Kostenlos',
    time: 'Einige Wochen',
    risk: 'Keines. Die Fristen laufen weiter.',
    bestFor: 'Sie bekommen keine Antwort oder keinen Plan.',
  },
}
