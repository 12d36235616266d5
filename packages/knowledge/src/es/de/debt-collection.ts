/** The German words of Spain: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DE: Words = {
  'es.debt.want': {
    says: 'Dieser Brief bittet nur um Geld. Er allein kann Sie nicht zum Zahlen zwingen.',
  },
  'es.debt.want-public': {
    says: 'Eine Behörde verlangt Geld. Sie kann ohne Gericht Geld von Konten und Lohn nehmen. Antworten Sie also rechtzeitig.',
  },
  'es.debt.who': {
    says: 'Ein Inkassobüro (empresa de recobro) ist eine private Firma. Es hat nicht mehr Macht als die Firma, mit der Sie zu tun hatten.',
  },
  'es.debt.who-buyer': {
    says: 'Im Brief steht, dass Ihre Schuld verkauft wurde. Der neue Besitzer darf Sie um Zahlung bitten, hat aber keine besondere Macht. Verlangen Sie einen Nachweis.',
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
  'es.debt.no-visit-yet': {
    says: 'Niemand darf wegen dieser Schuld in Ihre Wohnung. Sie müssen einem Geldeintreiber nicht öffnen.',
  },
  'es.debt.no-prison': {
    says: 'Sie können nicht ins Gefängnis kommen, weil Sie eine Rechnung oder einen Kredit nicht zahlen können.',
  },
  'es.debt.old': {
    says: 'Die meisten Schulden sind nach fünf Jahren zu alt. Eine Zahlung, ein Anerkenntnis oder eine schriftliche Mahnung, die Sie erreicht, startet die fünf Jahre neu.',
    learnMore:
      'Suchen Sie den Tag Ihrer letzten Zahlung und jeden Brief, den Sie bekamen. Tun Sie das, bevor Sie anrufen, zahlen oder unterschreiben.',
  },
  'es.debt.masc': {
    says: 'Seit dem 3. April 2025 müssen sie vor den meisten Klagen eine Einigung mit Ihnen versuchen (MASC). Dieser Brief kann dieser Versuch sein.',
  },
  'es.debt.file-rule': {
    says: 'Eine Schuld darf nur auf eine Liste säumiger Zahler (ASNEF), wenn sie echt und fällig ist und mindestens 50 € beträgt. Man muss es Ihnen sagen.',
  },
  'es.debt.right-proof': {
    says: 'Sie haben das Recht, Beweise zu sehen. Vor Gericht muss die Schuld und ihre Höhe beweisen, wer Geld fordert.',
  },
  'es.debt.right-sold-proof': {
    says: 'Wurde die Schuld verkauft, gelten Ihre Einwände auch gegen den neuen Besitzer. Eine Zahlung, bevor Sie vom Verkauf wussten, zählt.',
  },
  'es.debt.right-no-threats': {
    says: 'Niemand darf Ihnen drohen, Sie vor anderen beschämen oder Sie zur Zahlung zwingen. Drohung und Nötigung sind Straftaten.',
  },
  'es.debt.right-data': {
    says: 'Sie haben das Recht, Ihre gespeicherten Daten kostenlos zu sehen. Die Firma muss meist in einem Monat antworten.',
  },
  'es.debt.right-file-50': {
    says: 'Eine Schuld unter 50 € darf nicht auf eine Liste säumiger Zahler.',
  },
  'es.debt.right-file-five-years': {
    says: 'Eine Schuld darf höchstens fünf Jahre ab Fälligkeit auf der Liste stehen. Wenn Sie zahlen, muss sie weg.',
  },
  'es.debt.right-usury': {
    says: 'Liegt der Zins weit über dem normalen Satz, kann ein Gericht ihn Wucher (usura) nennen. Dann zahlen Sie nur das erhaltene Geld zurück.',
  },
  'es.debt.right-unfair-terms': {
    says: 'Als Verbraucher binden Sie unfaire Klauseln (cláusulas abusivas) nicht, etwa eine Mahngebühr ohne echte Leistung.',
  },
  'es.debt.right-mortgage': {
    says: 'Eine Bank darf einen Hauskredit erst nach langem Rückstand beenden. Das sind 12 Raten oder 3 % des Kredits, später 15 Raten oder 7 %. Sie muss Sie vorher auffordern und einen Monat Zeit geben.',
  },
  'es.debt.step-mortgage': {
    says: 'Bitten Sie die Bank schriftlich um den Código de Buenas Prácticas: kleinere oder längere Raten für Familien in Not.',
  },
  'es.debt.right-second-chance': {
    says: 'Können Sie nicht alle Schulden zahlen und waren Sie ehrlich, kann ein Richter die meisten streichen (Ley de Segunda Oportunidad).',
  },
  'es.debt.step-check': {
    says: 'Prüfen Sie zuerst den Brief. Ist es Ihre Schuld? Stimmt die Summe? Haben Sie gezahlt? Zahlen, unterschreiben und rufen Sie nicht an, bevor Sie es wissen.',
  },
  'es.debt.step-age': {
    says: 'Suchen Sie den Tag Ihrer letzten Zahlung und alter Mahnungen. Sind mehr als fünf Jahre vergangen, holen Sie Rat, bevor Sie antworten.',
  },
  'es.debt.step-write': {
    says: 'Antworten Sie schriftlich, per Einschreiben (burofax) oder beweisbarer E-Mail. Verlangen Sie den Vertrag, die Liste der Summen und wem die Schuld gehört. Schreiben Sie, dass Sie sie nicht anerkennen.',
  },
  'es.debt.step-essentials': {
    says: 'Zahlen Sie zuerst Wohnung, Strom, Wasser und Essen. Sehen Sie dann, was bleibt. Eine kostenlose Beratung kann helfen.',
  },
  'es.debt.step-title-check': {
    says: 'Verlangen Sie eine Kopie der Gerichtsentscheidung und das Aktenzeichen. Fragen Sie dann beim Gericht, ob der Fall echt ist.',
  },
  'es.debt.step-offer': {
    says: 'Schulden Sie es, machen Sie einen Haushaltsplan. Bieten Sie eine Summe im Monat an und bitten Sie, die Zinsen zu stoppen. Holen Sie die Einigung schriftlich.',
  },
  'es.debt.step-one-sum': {
    says: 'Können Sie eine kleinere Summe aufbringen, bieten Sie sie zum Abschluss an (quita). Lassen Sie sich vor der Zahlung schriftlich geben, dass nichts mehr offen ist.',
  },
  'es.debt.step-dispute': {
    says: 'Ist es nicht Ihre Schuld oder stimmt die Summe nicht, schreiben Sie das und warum. Schicken Sie den gleichen Brief an die erste Firma.',
  },
  'es.debt.step-file-delete': {
    says: 'Stehen Sie zu Unrecht auf einer Liste, verlangen Sie dort schriftlich Änderung oder Löschung. Lehnt sie ab, beschweren Sie sich kostenlos bei der Datenschutzbehörde (AEPD).',
  },
  'es.debt.step-keep': {
    says: 'Behalten Sie jeden Brief und Umschlag. Notieren Sie jeden Anruf: Tag, Name, was gesagt wurde.',
  },
  'es.debt.step-watch-court': {
    says: 'Öffnen Sie alle Post. Ein Papier vom Gericht (monitorio) ist anders als dieser Brief. Dann haben Sie nur 20 Werktage.',
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
  'es.debt.option-second-chance': {
    title: 'Nach einer zweiten Chance fragen',
    says: 'Ein Anwalt kann das Gericht bitten, Ihre Schulden zu streichen. Bei kleinem Einkommen ist ein kostenloser Anwalt möglich.',
    cost: 'Kostenlos mit Prozesskostenhilfe. Sonst Anwalt und Kosten.',
    time: 'Viele Monate.',
    risk: 'Sie müssen vielleicht Besitz verkaufen oder einen Plan einhalten.',
    bestFor: 'Sie können Ihre Schulden jetzt und bald nicht alle zahlen.',
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
  'es.debt.insight-answer-masc': {
    says: 'Bietet der Brief Verhandlungen an und Sie antworten nicht, kann ein Richter das bei den Kosten gegen Sie werten.',
    actionable:
      'Antworten Sie schriftlich, auch mit Nein. Sagen Sie warum, und schlagen Sie vor, was Sie können.',
  },
  'es.debt.insight-bought-cheap': {
    says: 'Firmen, die Schulden kaufen, haben oft wenige Papiere des ersten Kreditgebers.',
    actionable:
      'Verlangen Sie den unterschriebenen Vertrag und die Verkaufsurkunde, die Ihre Schuld nennt.',
  },
  'es.debt.insight-fees': {
    says: 'Mahngebühren (comisión por reclamación) sind oft unfair, wenn sie keine echte Arbeit nennen.',
    actionable: 'Fragen Sie, was für die Gebühr getan wurde. Verlangen Sie, sie zu streichen.',
  },
  'es.debt.warning-pay-account': {
    says: 'Prüfen Sie Konto und Firma, bevor Sie zahlen. Rufen Sie die erste Firma unter einer bekannten Nummer an, nicht der im Brief.',
  },
  'es.debt.tactic-burofax': {
    says: 'Antworten Sie per burofax mit Inhaltsnachweis. Es beweist, was Sie wann gesagt haben.',
    risk: 'Es kostet einige Euro und zeigt, dass Sie die Schuld kennen.',
    notWhen: 'Nutzen Sie es nicht, um eine alte Schuld anzuerkennen.',
  },
  'es.debt.element-detail': {
    name: 'Eine klare Liste der Summen',
    says: 'Eine faire Mahnung zeigt Schuld, Zinsen und Gebühren getrennt.',
    ifMissing: 'Verlangen Sie schriftlich die Liste aller Summen und Daten.',
  },
  'es.debt.right-same-defences': {
    says: 'Gegen den neuen Gläubiger behalten Sie alle Einwände: bezahlt, zu alt, unfaire Klauseln. Wurde während eines Prozesses verkauft, können Sie zum Kaufpreis ablösen, binnen neun Tagen ab der Forderung.',
  },
}
