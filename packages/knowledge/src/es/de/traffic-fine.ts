/** The German words of Spain: traffic fine. */
import type { Words } from '@plainletter/contracts/rule'

export const TRAFFIC_FINE_DE: Words = {
  'es.fine.want': {
    says: 'Eine Verkehrsbehörde gibt Ihnen ein Bußgeld (multa). Sie sollen zahlen, widersprechen oder sagen, wer fuhr.',
  },
  'es.fine.who': {
    says: 'Das ist eine Behörde: die DGT, Ihre Region oder Ihre Stadt. Sie kann das Geld ohne Richter eintreiben.',
  },
  'es.fine.rights': {
    says: 'Sie können in 20 Tagen die Hälfte zahlen oder in 20 Tagen widersprechen. Beides geht nicht.',
  },
  'es.fine.reality': {
    says: 'Es ist ein echtes Bußgeld, aber keine Straftat. Sie wählen: halber Preis, oder Widerspruch mit dem Recht auf Rechtsmittel.',
  },
  'es.fine.no-seizure': {
    says: 'Solange Ihre 20 Tage laufen, können sie kein Geld pfänden. Zuerst kommt eine endgültige Entscheidung und eine Zahlfrist.',
  },
  'es.fine.limits': {
    says: 'Ein leichter Verstoß ist nach drei Monaten zu alt, ein schwerer nach sechs, wenn nichts unternommen wurde.',
  },
  'es.fine.deadline-half': {
    says: 'Sie haben 20 Kalendertage ab dem Tag nach Erhalt. Wir zählen zur Sicherheit ab dem Datum.',
    action: 'Die Hälfte zahlen oder Ihren Widerspruch (alegaciones) schicken',
    consequence: 'Sie verlieren den halben Preis, und der Fall geht ohne Ihre Worte weiter.',
  },
  'es.fine.deadline-driver': {
    says: 'Gehört Ihnen das Auto und fuhren Sie nicht, nennen Sie den Fahrer in 20 Tagen.',
    action: 'Den Fahrer nennen',
    consequence:
      'Sie können ein weiteres, höheres Bußgeld bekommen, weil Sie den Fahrer nicht nannten.',
  },
  'es.fine.deadline-review': {
    says: 'Gegen die endgültige Entscheidung (resolución sancionadora) haben Sie einen Monat.',
    action: 'Um Überprüfung bitten (recurso de reposición)',
    consequence: 'Das Bußgeld wird endgültig.',
  },
  'es.fine.right-half': {
    says: 'Sie haben das Recht, in 20 Kalendertagen die Hälfte zu zahlen. Dann endet es, und Sie können nur noch vor Gericht gehen.',
  },
  'es.fine.right-object': {
    says: 'Sie haben das Recht, schriftlich zu widersprechen und Beweise anzubieten. Dann ist der halbe Preis weg.',
  },
  'es.fine.right-photo': {
    says: 'Sie haben das Recht auf die Akte: Foto, Ort, Zeit und Prüfung des Radars.',
  },
  'es.fine.right-one-year': {
    says: 'Gibt es ein Jahr nach Beginn keine Entscheidung, verfällt der Fall (caducidad).',
  },
  'es.fine.option-pay': {
    title: 'Jetzt die Hälfte zahlen',
    says: 'Zahlen Sie in 20 Tagen über die amtliche Seite, Bank oder Post.',
    cost: 'Die Hälfte des Bußgelds.',
    time: 'Minuten.',
    risk: 'Sie verzichten auf den Widerspruch. Punkte werden trotzdem abgezogen.',
    bestFor: 'Das Bußgeld stimmt.',
  },
  'es.fine.option-object': {
    title: 'Widersprechen',
    says: 'Schicken Sie Gründe und Beweise an die genannte Stelle.',
    cost: 'Nichts, aber Sie verlieren den halben Preis.',
    time: '20 Tage zum Schicken. Monate für eine Antwort.',
    risk: 'Sie zahlen vielleicht das ganze Bußgeld.',
    bestFor: 'Sie haben Beweise, oder die Akte hat einen Fehler.',
  },
  'es.fine.option-help': {
    title: 'Um Hilfe bitten',
    says: 'Ein Autoclub, ein Verbraucherverband oder ein Anwalt kann die Akte lesen.',
    cost: 'Für Mitglieder oft kostenlos.',
    time: 'Einige Tage.',
    risk: 'Die 20 Tage laufen weiter.',
    bestFor: 'Viele Punkte oder eine hohe Summe.',
  },
  'es.fine.insight-margin': {
    says: 'Radargeräte haben eine Fehlergrenze, die zu Ihren Gunsten abgezogen werden muss.',
    actionable: 'Verlangen Sie das Prüfpapier des Radars und das berichtigte Tempo.',
  },
  'es.fine.warning-board': {
    says: 'Erreichen sie Sie nicht, kommt das Bußgeld auf eine öffentliche Tafel (TEU) und gilt nach 20 Tagen als übergeben. Halten Sie Ihre Adresse bei der DGT aktuell.',
  },
  'es.fine.tactic-no-name': {
    says: 'Nutzen Sie die 20 Tage, um die Akte zu bekommen, bevor Sie wählen.',
    risk: 'Die Akte kann spät kommen.',
    notWhen: 'Nicht, wenn Tag 20 nah ist: Dann wählen Sie.',
  },
  'es.fine.element-facts': {
    name: 'Auto, Ort, Zeit und Tat',
    says: 'Ein Bußgeld muss Auto, Ort, Zeit, Tat und Regel nennen.',
    ifMissing: 'Sagen Sie im Widerspruch, was fehlt.',
  },
}
