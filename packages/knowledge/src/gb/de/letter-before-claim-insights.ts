/** A letter before court action: warnings, what an adviser would notice, and tactics. The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_INSIGHTS_DE: Words = {
  'gb.lbc.warn-silence': {
    says: 'Schweigen Sie, kann eine Klage weitergehen und ein Urteil ohne Verhandlung folgen.',
  },
  'gb.lbc.warn-admit': {
    says: 'Kreuzen Sie nicht an, dass Sie es schulden, wenn Sie nicht sicher sind. Ein unterschriebenes Anerkenntnis kann die Verjährung neu starten.',
  },
  'gb.lbc.insight-short': {
    says: 'Der Brief gibt Ihnen weniger als 30 Tage. Fordert eine Firma Geld von einer Privatperson, gelten 30 Tage.',
    actionable:
      'Antworten Sie früh und schreiben Sie, dass das Debt Protocol 30 Tage ab dem Datum im Brief gibt.',
  },
  'gb.lbc.insight-no-form': {
    says: 'Wir sehen im Text kein Antwortformular (Reply Form). Fordert eine Firma eine Schuld, muss eines beiliegen.',
    actionable:
      'Sehen Sie im Umschlag nach. Fehlt es, verlangen Sie es. Schreiben Sie, dass die 30 Tage erst mit dem Erhalt beginnen sollen.',
  },
  'gb.lbc.insight-sold': {
    says: 'Diese Schuld wurde verkauft. Der Brief muss den ersten Kreditgeber nennen und wann und an wen sie verkauft wurde.',
    actionable: 'Verlangen Sie die Mitteilung über den Verkauf und alle Bewegungen des Kontos.',
  },
  'gb.lbc.insight-costs': {
    says: 'Kosten können groß aussehen. In kleinen Fällen (small claim) bis £10,000 zahlt der Verlierer meist nur feste Kosten und Gerichtsgebühren, nicht die volle Anwaltsrechnung.',
    actionable:
      'Verlangen Sie eine Liste aller Kosten und die Regel oder Vertragsstelle, die sie erlaubt.',
  },
  'gb.lbc.tactic-reply-late-days': {
    says: 'Nutzen Sie die Zeit, die die Regeln geben. Verlangen Sie mit dem Formular Unterlagen und holen Sie in den nächsten Wochen Rat.',
    risk: 'Zinsen können weiterlaufen, während Sie warten.',
    notWhen: 'Sie schulden es und können jetzt zahlen.',
  },
  'gb.lbc.tactic-breach': {
    says: 'Haben sie die Regeln für diesen Brief verletzt? Schreiben Sie das jetzt. Es hilft Ihnen, wenn sie später Kosten verlangen.',
    risk: 'Ein Richter sieht auf das Wichtige. Kleine Fehler zählen nicht.',
    notWhen: 'Der einzige Fehler ist klein.',
  },
  'gb.lbc.tactic-offer': {
    says: 'Machen Sie Ihr Angebot schriftlich, mit Haushaltsplan. Lehnen sie ab und klagen, können Sie dem Richter Ihren Versuch zeigen.',
    risk: 'Ein Angebot kann die Schuld anerkennen.',
    notWhen: 'Sie bestreiten die Schuld oder sie ist vielleicht zu alt.',
  },
}
