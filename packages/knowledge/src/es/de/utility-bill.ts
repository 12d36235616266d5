/** The German words of Spain: utility bill. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_DE: Words = {
  'es.bill.want': {
    says: 'Ein Versorger will, dass Sie eine Rechnung zahlen, und droht vielleicht mit Sperre.',
  },
  'es.bill.who': {
    says: 'Das ist ein privater Versorger, kein Gericht. Er darf nur nach den Schritten des Gesetzes sperren.',
  },
  'es.bill.rights': {
    says: 'Sie können Einzelheiten verlangen, bestreiten, um Raten und den Sozialrabatt (bono social) bitten.',
  },
  'es.bill.reality': {
    says: 'Strom zu Hause wird nicht sofort gesperrt. Zuerst kommen förmliche Mahnungen und mindestens zwei Monate.',
  },
  'es.bill.reality-other': {
    says: 'Eine Rechnung ist kein Urteil. Bestreiten Sie sie schriftlich, behalten Sie den Beleg Ihrer Beschwerde.',
  },
  'es.bill.no-cut-yet': {
    says: 'Ihr Strom zu Hause darf nicht vor zwei Monaten ab der förmlichen Mahnung gesperrt werden, oder vier mit bono social.',
  },
  'es.bill.no-holiday': {
    says: 'An einem Feiertag oder am Tag davor darf Strom nicht gesperrt werden.',
  },
  'es.bill.bono': {
    says: 'Der bono social senkt die Stromrechnung bei kleinem Einkommen, großen Familien und manchen Rentnern. Fragen Sie einen Referenzversorger (comercializadora de referencia).',
  },
  'es.bill.right-two-months': {
    says: 'Sie haben das Recht auf eine förmliche Mahnung und eine zweite 15 Werktage vor der Sperre, mit ihrem Datum.',
  },
  'es.bill.right-never-cut': {
    says: 'Mit bono social und Kind unter 16, Pflegebedarf oder Behinderung, und einem Bericht des Sozialamts, dürfen sie Sie nicht sperren.',
  },
  'es.bill.right-telecom-notice': {
    says: 'Ein Festnetz darf nach einem unbezahlten Monat beschränkt werden, nach Ankündigung. Anrufe zu Ihnen und Notrufe gehen weiter. Nach drei Monaten kann es enden.',
  },
  'es.bill.right-telecom-dispute': {
    says: 'Nach einer Beschwerde bei der Firma können Sie kostenlos zum öffentlichen Telefonbüro (OAUT) gehen.',
  },
  'es.bill.right-bill-detail': {
    says: 'Sie haben das Recht auf eine klare Rechnung, auf Wunsch kostenlos auf Papier.',
  },
  'es.bill.right-leave': {
    says: 'Sie können den Vertrag so leicht beenden, wie Sie ihn schlossen. Eine Strafe muss zur Restzeit passen.',
  },
  'es.bill.option-dispute': {
    title: 'Die Rechnung bestreiten',
    says: 'Schreiben Sie, was falsch ist, und verlangen Sie eine neue Rechnung.',
    cost: 'Nichts.',
    time: 'Ein Monat für eine Antwort.',
    risk: 'Zahlen Sie den Teil, der stimmt, um eine Sperre zu vermeiden.',
    bestFor: 'Ablesung, Preis oder Zeit ist falsch.',
  },
  'es.bill.option-plan': {
    title: 'In Raten zahlen',
    says: 'Bitten Sie um einen Plan und bei Strom um den bono social.',
    cost: 'Was Sie vereinbaren.',
    time: 'Einige Tage.',
    risk: 'Eine verpasste Rate kann den Plan beenden.',
    bestFor: 'Die Rechnung stimmt, ist aber jetzt zu hoch.',
  },
  'es.bill.option-help': {
    title: 'Das Sozialamt fragen',
    says: 'Es kann einen Teil zahlen und eine Sperre stoppen.',
    cost: 'Nichts.',
    time: 'Ein Besuch.',
    risk: 'Keines.',
    bestFor: 'Sie können Strom, Wasser oder Heizung nicht zahlen.',
  },
  'es.bill.insight-permanence': {
    says: 'Eine Strafe für frühes Gehen muss mit der Zeit sinken.',
    actionable: 'Fragen Sie, wie sie für die Resttage berechnet wurde.',
  },
  'es.bill.warning-fake': {
    says: 'Falsche Rechnungen sehen echt aus. Nutzen Sie das Telefon auf einer alten Rechnung, keinen Link.',
  },
  'es.bill.element-cut-date': {
    name: 'Der Tag der Sperre',
    says: 'Die letzte Mahnung muss den Tag nennen, ab dem sie den Strom sperren dürfen.',
    ifMissing:
      'Ohne dieses Datum sagen Sie ihnen und dem Sozialamt, dass die Schritte nicht eingehalten wurden.',
  },
  'es.bill.right-gas': {
    says: 'Gas daheim darf erst zwei Monate nach einer förmlichen Mahnung mit Tag gesperrt werden. Nie an einem Feiertag oder am Tag davor.',
  },
  'es.bill.right-old': {
    says: 'Rechnungen für Strom, Gas, Wasser und Telefon verjähren nach fünf Jahren, wenn man sie nicht vorher schriftlich forderte. Sagen Sie das.',
  },
}
