/** What the law gives to a worker who is dismissed, what to beware of, and false beliefs: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_RIGHTS_DE: Words = {
  'de.job.right-form': {
    says: 'Eine Kündigung per E-Mail, SMS oder ohne Unterschrift von Hand ist unwirksam.',
  },
  'de.job.right-protection': {
    says: 'Nach sechs Monaten und bei mehr als zehn Vollzeitstellen braucht Ihr Arbeitgeber einen gesetzlichen Grund.',
  },
  'de.job.right-notice': {
    says: 'Die Frist ist mindestens vier Wochen zum 15. oder Monatsende. Sie wächst mit den Jahren auf bis zu sieben Monate.',
  },
  'de.job.right-at-once': {
    says: 'Fristlos geht nur bei sehr schwerem Grund und binnen zwei Wochen. Meist muss vorher abgemahnt werden. Auf Verlangen müssen sie den Grund schriftlich nennen.',
  },
  'de.job.right-block-time': {
    says: 'Wegen Ihres Verhaltens gekündigt? Die Agentur kann das Arbeitslosengeld zwölf Wochen sperren (Sperrzeit), aber nicht bei rechtswidriger Kündigung. Sie haben einen Monat für den Widerspruch.',
  },
  'de.job.right-special': {
    says: 'Schwanger, in Elternzeit, schwerbehindert oder im Betriebsrat? Dann braucht die Kündigung eine Erlaubnis oder ist verboten.',
  },
  'de.job.right-council': {
    says: 'Gibt es einen Betriebsrat, muss er vor jeder Kündigung gehört werden.',
  },
  'de.job.right-papers': {
    says: 'Sie haben ein Recht auf ein wohlwollendes Zeugnis. Nicht genommener Urlaub wird ausgezahlt.',
  },
  'de.job.right-social-choice': {
    says: 'Bei betriebsbedingter Kündigung muss sozial ausgewählt werden: Dauer, Alter, Unterhaltspflichten, Schwerbehinderung.',
  },
  'de.job.right-search-time': {
    says: 'Nach der Kündigung können Sie freie Zeit für die Stellensuche verlangen.',
  },
  'de.job.warn-three-weeks': {
    says: 'Gespräche, Zusagen oder ein Brief an den Arbeitgeber stoppen die drei Wochen nicht. Nur die Klage zählt.',
  },
  'de.job.warn-block': {
    says: 'Es droht eine Sperrzeit von bis zu zwölf Wochen ohne Arbeitslosengeld. Fragen Sie vorher die Agentur für Arbeit.',
  },
  'de.job.warn-clauses': {
    says: 'In vielen Verträgen verfallen Ansprüche nach drei Monaten. Fordern Sie offenen Lohn bald schriftlich.',
  },
  'de.job.insight-settle': {
    says: 'Das Arbeitsgericht beginnt mit einer Güteverhandlung. Arbeitgeber zahlen dort oft, um Sicherheit zu haben.',
    actionable: 'Klagen Sie rechtzeitig und verhandeln Sie dann.',
  },
  'de.job.insight-1a': {
    says: 'Der Brief bietet Geld, wenn Sie nicht klagen (§ 1a KSchG): ein halbes Monatsgehalt pro Jahr.',
    actionable: 'Vergleichen Sie das vor Ablauf der drei Wochen mit Ihren Chancen.',
  },
  'de.job.tactic-power': {
    says: 'Hat jemand ohne Originalvollmacht unterschrieben, der nicht Chef oder Personalleitung ist? Weisen Sie es binnen etwa einer Woche zurück.',
    risk: 'Der Arbeitgeber kann neu kündigen. Klagen Sie trotzdem.',
    notWhen: 'Inhaber oder Personalleitung hat unterschrieben.',
  },
  'de.job.myth-severance': {
    says: 'Eine Abfindung gibt es nicht automatisch. Sie kommt aus Vergleich, Sozialplan oder einem Angebot im Brief.',
  },
  'de.job.myth-sick': {
    says: 'Auch während einer Krankheit kann gekündigt werden. Aber Krankheit allein ist selten ein guter Grund.',
  },
  'de.job.myth-oral': {
    says: 'Eine Kündigung mündlich, per Chat oder E-Mail ist unwirksam. Sagen Sie, dass Sie weiter arbeiten, und holen Sie Rat.',
  },
  'de.job.element-signature': {
    says: 'Eine Kündigung braucht Papier und eine Unterschrift von Hand.',
    name: 'Unterschrift auf Papier',
    ifMissing:
      'Wir sehen keine Unterschrift. Ohne sie von Hand auf Papier wirkt die Kündigung nicht. Gehen Sie trotzdem zum Gericht.',
  },
  'de.job.right-mass': {
    says: 'Müssen viele innerhalb von 30 Tagen gehen, muss die Firma das vorher der Agentur für Arbeit anzeigen. Fragen Sie den Betriebsrat nach einem Sozialplan.',
  },
  'de.job.right-illness': {
    says: 'In einem Jahr mehr als sechs Wochen krank? Dann hätte die Firma zuerst Gespräche zum Erhalt Ihrer Stelle anbieten müssen (BEM). Ohne sie gewinnt sie nur schwer.',
  },
}
