/** The German words of Italy: judgments, the formal demand before seizure, and seizures. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_WORDS: Words = {
  'it.enforce.want-judgment': {
    says: 'Das Gericht hat entschieden. Ein erstes Urteil kann sofort vollstreckt werden, außer es wird gestoppt.',
  },
  'it.enforce.want-precept': {
    says: 'Das ist die förmliche Aufforderung vor der Pfändung (precetto). Zahlen Sie innerhalb von zehn Tagen, sonst kann die Pfändung beginnen.',
  },
  'it.enforce.want-seizure': {
    says: 'Es geht um eine Pfändung (pignoramento): von Lohn, Rente, Konto, Sachen oder Haus.',
  },
  'it.enforce.who': {
    says: 'Der Anwalt des Gläubigers handelt mit einem Gerichtsbeschluss. Nur ein Gerichtsvollzieher (ufficiale giudiziario) kann Sachen nehmen.',
  },
  'it.enforce.who-public': {
    says: 'Die Steuereinzugsstelle (Agenzia delle entrate-Riscossione) oder eine Gemeinde handelt selbst, ohne Richter.',
  },
  'it.enforce.rights': {
    says: 'Ein Teil Ihres Lohns oder Ihrer Rente ist immer sicher. Sie können widersprechen oder um Raten bitten.',
  },
  'it.enforce.reality': {
    says: 'Das ist echte Macht, aber mit Grenzen. Niemand nimmt Ihren ganzen Lohn, Ihr Bett, Ihren Kühlschrank oder Ihre Kleider.',
  },
  'it.enforce.ten-days': {
    says: 'In den zehn Tagen nach der Aufforderung (precetto) ist keine Pfändung möglich, außer ein Richter hat sie erlaubt.',
  },
  'it.enforce.pension-safe': {
    says: '2026 darf Rente bis 1.092,48 € im Monat nicht genommen werden. Vom Rest darf nur ein Fünftel genommen werden.',
  },
  'it.enforce.account-safe': {
    says: 'Lohn oder Rente, die schon auf dem Konto sind, sind 2026 bis 1.638,72 € sicher.',
  },
  'it.enforce.ninety': {
    says: 'Beginnt die Pfändung nicht innerhalb von 90 Tagen, verliert die Aufforderung (precetto) ihre Wirkung.',
  },
  'it.enforce.deadline-precept': {
    says: 'Sie haben zehn Tage ab dem Tag, an dem sie Ihnen zugestellt wurde. Zur Sicherheit zählen wir ab ihrem Datum.',
    action: 'Zahlen, sich einigen oder zu einem Anwalt gehen, um zu widersprechen',
    consequence: 'Die Pfändung kann beginnen.',
  },
  'it.enforce.deadline-formal': {
    says: 'Formfehler müssen Sie innerhalb von 20 Tagen ab der Zustellung vorbringen.',
    action: 'Widerspruch wegen der Form einlegen (opposizione agli atti)',
    consequence: 'Sie können diese Fehler nicht mehr nutzen.',
  },
  'it.enforce.deadline-appeal': {
    says: 'Für die Berufung (appello) haben Sie 30 Tage ab der Zustellung des Urteils. Wurde es nicht zugestellt, sind es sechs Monate ab seinem Datum.',
    action: 'Berufung durch einen Anwalt einlegen',
    consequence: 'Das Urteil wird endgültig.',
  },
  'it.enforce.right-fifth': {
    says: 'Vom Lohn darf für normale Schulden höchstens ein Fünftel genommen werden. Mehrere Pfändungen zusammen dürfen die Hälfte nicht übersteigen.',
  },
  'it.enforce.right-tax-tenth': {
    says: 'Die Steuereinzugsstelle (Riscossione) darf ein Zehntel vom Lohn bis 2.500 € nehmen. Bis 5.000 € ist es ein Siebtel, darüber ein Fünftel.',
  },
  'it.enforce.right-goods': {
    says: 'Betten, Tisch, Kühlschrank, Herd, Waschmaschine, Kleider und Eheringe dürfen nicht genommen werden.',
  },
  'it.enforce.right-only-home': {
    says: 'Die Steuereinzugsstelle (Riscossione) darf Ihr einziges Zuhause, in dem Sie wohnen, nicht verkaufen, außer es ist eine Luxuswohnung.',
  },
  'it.enforce.right-oppose': {
    says: 'Sie können widersprechen, wenn Sie gezahlt haben oder die Schuld zu alt ist. Auch wenn der Titel (titolo) fehlt oder die Form falsch ist.',
  },
  'it.enforce.right-convert': {
    says: 'Sie können den Richter bitten, die Pfändung durch Geld zu ersetzen. Ein Sechstel zahlen Sie sofort, den Rest in bis zu 48 Monaten.',
  },
  'it.enforce.right-stop': {
    says: 'Sie können den Richter bitten, die Vollstreckung aus schweren Gründen zu stoppen.',
  },
  'it.enforce.right-legal-aid': {
    says: 'Bei kleinem Einkommen ist ein Anwalt kostenlos, auch um einer Vollstreckung zu widersprechen.',
  },
  'it.enforce.step-read': {
    says: 'Suchen Sie den genannten Titel (titolo): Beschluss, Urteil, Datum und Zustellung. Fragen Sie einen Anwalt, ob der Titel Sie je erreicht hat.',
  },
  'it.enforce.step-lawyer': {
    says: 'Gehen Sie in den nächsten Tagen zu einem Anwalt. Zehn Tage sind kurz.',
  },
  'it.enforce.step-limits': {
    says: 'Prüfen Sie die Grenzen: ein Fünftel vom Lohn, der sichere Teil der Rente, der sichere Teil auf dem Konto. Melden Sie jeden Fehler.',
  },
  'it.enforce.step-plan': {
    says: 'Schulden Sie es, bieten Sie dem Anwalt jetzt einen Plan an. Eine Einigung vor der Pfändung spart Kosten.',
  },
  'it.enforce.step-occ': {
    says: 'Haben Sie viele Schulden, gehen Sie zu einer Krisenstelle (OCC). Ein Plan vor Gericht kann Pfändungen stoppen.',
  },
  'it.enforce.option-oppose': {
    title: 'Widersprechen',
    says: 'Ein Anwalt sagt dem Richter, warum es aufhören muss.',
    cost: 'Anwalt und Gebühr, oder kostenlose Prozesskostenhilfe (patrocinio).',
    time: '20 Tage bei Formfehlern. So bald wie möglich beim Rest.',
    risk: 'Wenn Sie verlieren, kommen Kosten dazu.',
    bestFor: 'Gezahlt, zu alt, nie zugestellt oder Grenzen verletzt.',
  },
  'it.enforce.option-appeal': {
    title: 'Berufung einlegen',
    says: 'Fragen Sie einen Anwalt, ob sich eine Berufung (appello) lohnt. Bitten Sie ihn auch, einen Stopp zu beantragen.',
    cost: 'Anwalt und Gebühr, oder kostenlose Prozesskostenhilfe (patrocinio).',
    time: '30 Tage ab der Zustellung.',
    risk: 'Wenn Sie verlieren, zahlen Sie vielleicht mehr.',
    bestFor: 'Der Richter hat Tatsachen oder Recht übersehen.',
  },
  'it.enforce.option-plan': {
    title: 'Raten vereinbaren',
    says: 'Bieten Sie eine erste Summe und monatliche Raten an. Lassen Sie es unterschreiben.',
    cost: 'Was Sie vereinbaren.',
    time: 'Einige Tage.',
    risk: 'Ohne das Ja der Gegenseite geht es weiter.',
    bestFor: 'Sie schulden es und können in Raten zahlen.',
  },
  'it.enforce.option-help': {
    title: 'Eine Krisenstelle (OCC) fragen',
    says: 'Eine Krisenstelle hilft Menschen mit zu vielen Schulden, bei Gericht einen Plan zu beantragen.',
    cost: 'Eine Gebühr, oft aus dem Plan gezahlt.',
    time: 'Einige Wochen.',
    risk: 'Sie müssen alle Schulden und allen Besitz angeben.',
    bestFor: 'Viele Schulden.',
  },
  'it.enforce.insight-never-served': {
    says: 'Haben Sie den Beschluss nie bekommen, kann die ganze Vollstreckung fallen.',
    actionable: 'Bitten Sie den Anwalt um den Nachweis der Zustellung (relata di notifica).',
  },
  'it.enforce.warning-hide': {
    says: 'Verstecken oder verschenken Sie nichts, um dem zu entgehen. Das kann eine Straftat sein.',
  },
  'it.enforce.tactic-early': {
    says: 'Widersprechen Sie vor Beginn der Pfändung: Dann ist sie leichter zu stoppen.',
    risk: 'Die Gerichtsgebühr ist zu zahlen, außer Sie haben Prozesskostenhilfe.',
    notWhen: 'Nicht ohne echten Grund.',
  },
}
