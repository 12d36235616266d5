/** The German words of Italy: debt collection. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'it.debt.want': {
    says: 'Dieser Brief (sollecito oder messa in mora) bittet nur um Geld. Er allein kann Sie nicht zum Zahlen zwingen.',
  },
  'it.debt.want-public': {
    says: 'Ein Amt oder die Steuereinzugsstelle (Riscossione) verlangt Geld. Beide können ohne Richter Geld nehmen. Antworten Sie also rechtzeitig.',
  },
  'it.debt.rights': {
    says: 'Sie können Beweise verlangen, die Schuld bestreiten oder anbieten, was Sie zahlen können. Niemand darf Ihnen drohen oder Sie beschämen.',
  },
  'it.debt.reality': {
    says: 'Das ist ein Brief von einer Firma, nicht von einem Gericht. Niemand kann deshalb Ihren Lohn oder Ihre Sachen nehmen.',
  },
  'it.debt.reality-title': {
    says: 'Der Brief spricht von einem Gerichtsbeschluss oder Urteil. Prüfen Sie das zuerst. Damit können Lohn und Konten gepfändet werden.',
  },
  'it.debt.no-seizure-yet': {
    says: 'Lohn oder Konto können noch nicht gepfändet werden (pignoramento). Zuerst braucht es einen Gerichtsbeschluss, dann eine förmliche Aufforderung (precetto).',
  },
  'it.debt.old': {
    says: 'Schulden werden zu alt (prescrizione). Oft sind es zehn Jahre, fünf bei Miete und regelmäßigen Rechnungen, zwei bei Strom, Gas und Wasser. Eine schriftliche Mahnung startet die Zeit neu.',
    learnMore:
      'Suchen Sie den Tag Ihrer letzten Zahlung und jeden Brief, den Sie bekamen. Tun Sie das, bevor Sie anrufen, zahlen oder unterschreiben.',
  },
  'it.debt.right-proof': {
    says: 'Sie haben das Recht, Beweise zu sehen. Vor Gericht muss die Schuld und ihre Höhe beweisen, wer Geld fordert.',
  },
  'it.debt.right-over-indebted': {
    says: 'Können Sie nicht alle Schulden zahlen, kann ein Gericht einen Plan festlegen oder sie streichen (sovraindebitamento). Einmal geht das sogar, wenn Sie nichts anbieten können.',
  },
  'it.debt.option-dispute': {
    title: 'Beweise verlangen',
    says: 'Schreiben Sie und verlangen Sie den Vertrag, die Summen und den Nachweis, wem die Schuld gehört. Sagen Sie, was falsch ist.',
    cost: 'Ein Einschreiben kostet einige Euro. Eine zertifizierte E-Mail (PEC) ist billiger.',
    time: 'Eine Stunde zum Schreiben. Eine Antwort dauert oft Wochen.',
    risk: 'Gering, wenn Sie die Schuld nicht anerkennen.',
    bestFor: 'Sie kennen die Schuld nicht, die Summe wirkt falsch oder sie ist alt.',
  },
  'it.debt.option-negotiate': {
    title: 'Anbieten, was Sie zahlen können',
    says: 'Bieten Sie eine Summe im Monat an oder eine kleinere Summe zum Abschluss. Bitten Sie, die Zinsen zu stoppen.',
    cost: 'Was Sie anbieten. Nie mehr, als Sie übrig haben.',
    time: 'Ein Abend für den Haushaltsplan. Eine Antwort in einigen Wochen.',
    risk: 'Ein Angebot oder eine Zahlung kann die Schuld anerkennen und die Zeit neu starten.',
    bestFor: 'Sie schulden es und es ist nicht alt.',
  },
  'it.debt.option-help': {
    title: 'Kostenlosen Rat holen',
    says: 'Ein Verbraucherverband kann alles mit Ihnen ansehen. Bei vielen Schulden hilft eine Krisenstelle (OCC).',
    cost: 'Die erste Beratung ist kostenlos oder billig.',
    time: 'Ein Termin in einigen Tagen.',
    risk: 'Keines.',
    bestFor: 'Sie sind unsicher oder haben mehr als eine Schuld.',
  },
  'it.debt.option-pay': {
    title: 'Zahlen',
    says: 'Stimmt die Schuld und können Sie zahlen, überweisen Sie auf ein geprüftes Konto. Verlangen Sie eine Quittung.',
    cost: 'Die geschuldete Summe.',
    time: 'Ein paar Minuten.',
    risk: 'Irrtümlich gezahltes Geld ist schwer zurückzubekommen.',
    bestFor: 'Sie schulden es, die Summe stimmt und Sie können zahlen.',
  },
  'it.debt.insight-restart': {
    says: 'Eine kleine Zahlung, ein Anerkenntnis oder sogar das Einschreiben der Gegenseite kann die Zeit neu starten.',
    actionable: 'Prüfen Sie die Daten, bevor Sie auch nur einen Euro zahlen.',
  },
  'it.debt.element-detail': {
    name: 'Eine klare Liste der Summen',
    says: 'Eine faire Forderung zeigt Schuld, Zinsen und Kosten getrennt.',
    ifMissing: 'Verlangen Sie schriftlich die Liste jeder Summe mit Datum.',
  },
}
