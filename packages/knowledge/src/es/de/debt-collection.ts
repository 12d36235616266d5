/** The German words of Spain: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DE: Words = {
  'es.debt.want': {
    says: 'Dieser Brief bittet nur um Geld. Er allein kann Sie nicht zum Zahlen zwingen.',
  },
  'es.debt.want-public': {
    says: 'Eine Behörde verlangt Geld. Sie kann ohne Gericht Geld von Konten und Lohn nehmen. Antworten Sie also rechtzeitig.',
  },
  'es.debt.rights': {
    says: 'Sie können Beweise verlangen, die Schuld bestreiten oder anbieten, was Sie zahlen können. Niemand darf Ihnen drohen oder Sie beschämen.',
  },
  'es.debt.reality': {
    says: 'Das ist ein Brief von einer Firma, nicht von einem Gericht. Niemand kann deshalb Ihren Lohn oder Ihre Sachen nehmen.',
  },
  'es.debt.reality-title': {
    says: 'Der Brief spricht von einer Gerichtsentscheidung oder einem Vollstreckungsbefehl. Prüfen Sie das zuerst. Damit können Lohn und Konten genommen werden.',
  },
  'es.debt.reality-court': {
    says: 'Das sieht nach einem Papier eines Gerichts aus. Sie haben vielleicht nur zehn oder 20 Werktage. Gehen Sie heute zu einem Anwalt oder zur Geschäftsstelle des Gerichts.',
  },
  'es.debt.no-seizure-yet': {
    says: 'Lohn oder Konto können noch nicht gepfändet werden (embargo). Zuerst müssen sie vor Gericht gewinnen, oder Sie antworten dem Gericht nicht.',
  },
  'es.debt.old': {
    says: 'Die meisten Schulden sind nach fünf Jahren zu alt. Eine Zahlung, ein Anerkenntnis oder eine schriftliche Mahnung, die Sie erreicht, startet die fünf Jahre neu.',
    learnMore:
      'Suchen Sie den Tag Ihrer letzten Zahlung und jeden Brief, den Sie bekamen. Tun Sie das, bevor Sie anrufen, zahlen oder unterschreiben.',
  },
  'es.debt.right-proof': {
    says: 'Sie haben das Recht, Beweise zu sehen. Vor Gericht muss die Schuld und ihre Höhe beweisen, wer Geld fordert.',
  },
  'es.debt.right-data': {
    says: 'Sie haben das Recht, Ihre gespeicherten Daten kostenlos zu sehen. Die Firma muss meist in einem Monat antworten.',
  },
  'es.debt.option-dispute': {
    title: 'Beweise verlangen',
    says: 'Schreiben Sie und verlangen Sie den Vertrag, die Summen und den Nachweis, wem die Schuld gehört. Sagen Sie, was falsch ist.',
    cost: 'Per E-Mail nichts. Ein burofax kostet einige Euro.',
    time: 'Eine Stunde zum Schreiben. Eine Antwort dauert oft Wochen.',
    risk: 'Gering, wenn Sie die Schuld nicht anerkennen.',
    bestFor: 'Sie kennen die Schuld nicht, die Summe wirkt falsch oder sie ist alt.',
  },
  'es.debt.option-negotiate': {
    title: 'Anbieten, was Sie zahlen können',
    says: 'Bieten Sie eine Summe im Monat an oder eine kleinere Summe zum Abschluss. Bitten Sie, die Zinsen zu stoppen.',
    cost: 'Was Sie anbieten. Nie mehr, als Sie übrig haben.',
    time: 'Ein Abend für den Haushaltsplan. Eine Antwort in einigen Wochen.',
    risk: 'Ein Angebot oder eine Zahlung erkennt die Schuld an und startet die fünf Jahre neu.',
    bestFor: 'Sie schulden es und es ist nicht alt.',
  },
  'es.debt.option-help': {
    title: 'Kostenlosen Rat holen',
    says: 'Das Verbraucherbüro Ihrer Stadt (OMIC) oder ein Verbraucherverband kann den Brief prüfen und beim Schreiben helfen.',
    cost: 'Beim OMIC nichts.',
    time: 'Ein Termin in einigen Tagen.',
    risk: 'Keines.',
    bestFor: 'Sie sind unsicher oder haben mehr als eine Schuld.',
  },
  'es.debt.option-pay': {
    title: 'Zahlen',
    says: 'Stimmt die Schuld und können Sie zahlen, überweisen Sie auf ein geprüftes Konto. Verlangen Sie eine Quittung.',
    cost: 'Die geschuldete Summe.',
    time: 'Einige Minuten.',
    risk: 'Irrtümlich gezahltes Geld ist schwer zurückzubekommen.',
    bestFor: 'Sie schulden es, die Summe stimmt und Sie können zahlen.',
  },
  'es.debt.insight-restart': {
    says: 'Eine kleine Zahlung oder ein Zeichen, dass Sie es schulden, kann die fünf Jahre neu starten.',
    actionable: 'Prüfen Sie die Daten, bevor Sie auch nur einen Euro zahlen.',
  },
  'es.debt.element-detail': {
    name: 'Eine klare Liste der Summen',
    says: 'Eine faire Mahnung zeigt Schuld, Zinsen und Gebühren getrennt.',
    ifMissing: 'Verlangen Sie schriftlich die Liste aller Summen und Daten.',
  },
}
