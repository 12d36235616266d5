/** The formal warning before seizure (precetto), and seizures: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENFORCEMENT_WORDS: Words = {
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
  'it.enforce.option-oppose': {
    title: 'Widersprechen',
    says: 'Ein Anwalt sagt dem Richter, warum es aufhören muss.',
    cost: 'Anwalt und Gebühr, oder kostenlose Prozesskostenhilfe (patrocinio).',
    time: '20 Tage bei Formfehlern. So bald wie möglich beim Rest.',
    risk: 'Wenn Sie verlieren, kommen Kosten dazu.',
    bestFor: 'Gezahlt, zu alt, nie zugestellt oder Grenzen verletzt.',
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
  'it.enforce.right-vacate-notice': {
    says: 'Der Gerichtsvollzieher muss Ihnen Tag und Stunde der Räumung mindestens zehn Tage vorher nennen. Zeigen Sie Krankheit, kleine Kinder oder eine baldige neue Wohnung, und bitten Sie um einen anderen Tag.',
  },
}
