/** What of pay, accounts and goods may not be taken: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const SEIZURE_LIMITS_DE: Words = {
  'es.enforce.smi': {
    says: '2026 beträgt der Mindestlohn (SMI) 1.221 € im Monat bei 14 Zahlungen. Nettolohn bis zum Mindestlohn ist sicher.',
  },
  'es.enforce.scale': {
    says: 'Über dem Mindestlohn dürfen sie vom nächsten Teil bis zum doppelten Mindestlohn 30 % nehmen. Danach 50 % und mehr.',
  },
  'es.enforce.children': {
    says: 'Versorgen Sie eine Familie, kann der Gerichtsbeamte die ersten vier Stufen um 10 bis 15 Prozent senken.',
  },
  'es.enforce.maintenance': {
    says: 'Für Kindesunterhalt gelten diese Grenzen nicht. Ein Richter setzt die Summe fest.',
  },
  'es.enforce.right-wage': {
    says: 'Lohn, Renten und Leistungen bis zum Mindestlohn (SMI) dürfen nicht genommen werden. Das gilt für Gerichte und Behörden.',
  },
  'es.enforce.right-account': {
    says: 'Geld auf dem Konto aus dem letzten Lohn oder der Rente hat die gleichen Grenzen. Zeigen Sie, woher es kam.',
  },
  'es.enforce.right-goods': {
    says: 'Nötige Möbel und Kleidung, Essen, Heizstoff und Werkzeug für die Arbeit dürfen sie nicht nehmen.',
  },
  'es.enforce.right-null': {
    says: 'Die Pfändung von Unpfändbarem ist ungültig. Sagen Sie es sofort dem Gericht: Dafür brauchen Sie keinen Anwalt.',
  },
  'es.enforce.step-pay-slip': {
    says: 'Sammeln Sie Lohnzettel und Bankpapiere. Wurde zu viel genommen, schreiben Sie Gericht oder Amt und verlangen es zurück.',
  },
  'es.enforce.option-protect': {
    title: 'Geschütztes Geld zurückholen',
    says: 'Schreiben Sie Gericht oder Amt mit Ihren Lohnzetteln. Verlangen Sie, freizugeben, was über der Grenze ist.',
    cost: 'Nichts.',
    time: 'Eine Stunde. Die Antwort dauert einige Wochen.',
    risk: 'Keines.',
    bestFor: 'Man nahm Lohn, Rente oder Konto unter der Grenze.',
  },
  'es.enforce.insight-two-jobs': {
    says: 'Haben Sie zwei Einkommen, werden sie vor der Rechnung zusammengezählt.',
    actionable: 'Prüfen Sie, dass der sichere Teil einmal von der ganzen Summe abgezogen wurde.',
  },
}
