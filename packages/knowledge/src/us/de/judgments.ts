/** The German words of the rows in ../judgments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JUDGMENTS_DE: Words = {
  'us.judgment.want': {
    says: 'Ein Gericht hat entschieden, dass Sie zahlen müssen. Die andere Seite kann jetzt verlangen, Lohn oder Bankgeld zu nehmen.',
  },
  'us.judgment.who': {
    says: 'Der judgment creditor hat gewonnen. Sie sind der judgment debtor, der zahlen soll.',
  },
  'us.judgment.reality': {
    says: 'Ein Urteil ist ernst, aber nicht das Ende. Wussten Sie nie von dem Fall, können Sie verlangen, dass es aufgehoben wird.',
  },
  'us.judgment.rights-summary': {
    says: 'Viel von Ihrem Lohn und alles von Social Security bleibt bei Ihnen. Sie können geschützte Beträge (exemptions) verlangen, um einen Plan bitten oder verlangen, den Fall neu zu öffnen.',
  },
  'us.judgment.not-yet': {
    says: 'Niemand darf Ihren Lohn ohne einen Pfändungsbefehl (garnishment order) an Ihren Arbeitgeber nehmen. Wegen Geldschulden können Sie nicht ins Gefängnis kommen.',
  },
  'us.judgment.right-undo': {
    says: 'Haben Sie die Papiere nie bekommen, können Sie das Gericht bitten, das Urteil aufzuheben (set aside). Tun Sie es sofort.',
  },
  'us.judgment.right-service': {
    says: 'Waren Sie im aktiven Militärdienst, können Sie innerhalb von 90 Tagen nach dem Dienst verlangen, ein Versäumnisurteil (default judgment) neu zu öffnen.',
  },
  'us.judgment.step-read': {
    says: 'Suchen Sie das Datum des Urteils und bitten Sie die Geschäftsstelle (clerk) um die Akte. Die Zeit für Berufung (appeal) oder neues Öffnen ist kurz.',
  },
  'us.judgment.step-aid': {
    says: 'Rufen Sie heute die kostenlose Rechtshilfe (legal aid) an. Fragen Sie, ob das Urteil aufgehoben werden kann und welches Geld in Ihrem Bundesstaat geschützt ist.',
  },
  'us.judgment.step-questions': {
    says: 'Befiehlt das Gericht Ihnen, zu kommen oder Fragen zu Ihrem Geld zu beantworten, tun Sie es. Wer diesen Befehl nicht beachtet, kann verhaftet werden.',
  },
  'us.judgment.option-undo': {
    says: 'Reichen Sie einen Antrag auf Aufhebung (motion to vacate) ein. Sagen Sie, warum Sie den Fall verpasst haben und was Ihr Einwand ist.',
    title: 'Das Gericht um Aufhebung (set aside) bitten',
    cost: 'Bei manchen Gerichten eine Gebühr; fragen Sie nach Erlass (waiver)',
    time: 'Für eine Berufung (appeal) oft 30 Tage oder weniger; handeln Sie jetzt',
    risk: 'Der Richter kann nein sagen.',
    bestFor:
      'Sie haben die Papiere nicht bekommen, oder hatten einen guten Grund, den Termin zu verpassen.',
  },
  'us.judgment.option-plan': {
    says: 'Bieten Sie einen Plan an und bitten Sie, nicht zu pfänden, solange Sie zahlen. Holen Sie es schriftlich.',
    title: 'Einen Zahlungsplan vereinbaren',
    cost: 'Was Sie durchhalten, plus Zinsen',
    time: 'Wochen',
    risk: 'Fehlt eine Zahlung, kann man das Urteil benutzen.',
    bestFor: 'Das Urteil stimmt, und Sie haben etwas Einkommen.',
  },
  'us.judgment.option-bankruptcy': {
    says: 'Ein Insolvenzantrag (bankruptcy) stoppt die meisten Pfändungen (garnishments) sofort und kann viele Schulden beenden.',
    title: 'Nach Insolvenz (bankruptcy) fragen',
    cost: 'Eine Gerichtsgebühr und oft ein Anwalt',
    time: 'Einige Monate oder Jahre',
    risk: 'Es steht bis zu zehn Jahre in Ihrer Kreditauskunft. Manche Schulden bleiben.',
    bestFor: 'Sie können dies und Ihre anderen Schulden nicht zahlen.',
  },
  'us.judgment.option-pay': {
    says: 'Zahlen Sie so, dass ein Beweis bleibt. Verlangen Sie dann ein satisfaction of judgment, eingereicht beim Gericht.',
    title: 'Zahlen und einen Beweis bekommen',
    cost: 'Die Summe, Kosten und Zinsen',
    time: 'Ein Tag',
    risk: 'Keines, wenn Sie das Papier bekommen.',
    bestFor: 'Sie schulden es und können es sich leisten.',
  },
}
