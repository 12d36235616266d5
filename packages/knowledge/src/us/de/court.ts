/** The German words of the rows in ../court.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_DE: Words = {
  'us.claim.want': {
    says: 'Jemand hat Sie verklagt. Das Gericht soll anordnen, dass Sie zahlen oder etwas tun.',
  },
  'us.claim.who': {
    says: 'Der Kläger (plaintiff) ist, wer klagt. Sie sind der Beklagte (defendant). Das Gericht hat noch nichts entschieden.',
  },
  'us.claim.reality': {
    says: 'Das ist echt und hat eine kurze Frist. Antworten Sie, muss die andere Seite ihren Fall beweisen. Antworten Sie nicht, gewinnt sie.',
  },
  'us.claim.rights-summary': {
    says: 'Sie können antworten, die Beweise sehen und von einem Richter gehört werden. Für die Antwort brauchen Sie keinen Anwalt.',
  },
  'us.claim.not-yet': {
    says: 'Wegen dieses Papiers kann man weder Lohn noch Bankgeld nehmen. Zuerst braucht man ein Urteil.',
  },
  'us.claim.know-default': {
    says: 'Viele Fälle um Schulden werden nur gewonnen, weil niemand antwortet. Nach einer Antwort muss ein Schuldenkäufer oft Beweise zeigen, die er nicht hat.',
    learnMore:
      'Viele Gerichte haben auf ihrer Seite zur Selbsthilfe (self-help) ein Formular zum Ausfüllen.',
  },
  'us.claim.right-heard': {
    says: 'Sie haben das Recht, von dem Fall zu erfahren und gehört zu werden, bevor ein Gericht entscheidet.',
  },
  'us.claim.right-proof': {
    says: 'Sie haben das Recht, dass man beweist, dass Sie diese Summe schulden und dass man die Schuld besitzt.',
  },
  'us.claim.right-wages': {
    says: 'Auch wenn man gewinnt, bleibt der größte Teil Ihres Lohns bei Ihnen. Bei einer normalen Schuld darf höchstens ein Viertel genommen werden, von kleinem Lohn weniger.',
  },
  'us.claim.right-old': {
    says: 'Eine Inkassofirma darf nicht klagen, wenn die Frist für die Schuld vorbei ist. Das müssen Sie in Ihrer Antwort sagen.',
  },
  'us.claim.right-place': {
    says: 'Eine Inkassofirma darf nur dort klagen, wo Sie jetzt wohnen oder wo Sie den Vertrag unterschrieben haben.',
  },
  'us.claim.right-service': {
    says: 'Im aktiven Militärdienst können Sie das Gericht bitten, mindestens 90 Tage zu warten. Vor dieser Prüfung darf kein Urteil kommen.',
  },
  'us.claim.right-waiver': {
    says: 'Können Sie eine Gerichtsgebühr nicht zahlen, fragen Sie die Geschäftsstelle (clerk) nach dem Formular für Gebührenerlass (fee waiver).',
  },
  'us.claim.deadline-federal': {
    says: 'Vor einem Bundesgericht haben Sie 21 Tage für die Antwort, nachdem Sie die Papiere bekommen haben.',
    action: 'Ihre Antwort (answer) beim Bundesgericht einreichen',
    consequence: 'Das Gericht kann ein Versäumnisurteil (default judgment) gegen Sie erlassen.',
  },
  'us.claim.warning-time': {
    says: 'Die Zeit läuft ab dem Tag, an dem Sie die Papiere bekamen, in vielen Bundesstaaten nur 20 bis 30 Tage. Schreiben Sie diesen Tag auf.',
  },
  'us.claim.warning-late': {
    says: 'Ihre Zeit ist vielleicht fast vorbei. Reichen Sie heute eine Antwort (answer) ein, oder rufen Sie die Geschäftsstelle (clerk) an und fragen Sie, ob schon eine Säumnis (default) eingetragen ist.',
  },
  'us.claim.step-answer': {
    says: 'Suchen Sie in der Ladung (summons) den letzten Tag für die Antwort oder den Tag, an dem Sie kommen müssen. Schreiben Sie ihn jetzt in Ihren Kalender.',
  },
  'us.claim.step-file': {
    says: 'Reichen Sie beim Gericht eine schriftliche Antwort (answer) ein. Antworten Sie auf jeden nummerierten Punkt: stimmt, stimmt nicht, oder Sie wissen es nicht.',
  },
  'us.claim.step-help': {
    says: 'Rufen Sie heute die kostenlose Rechtshilfe (legal aid) oder die Selbsthilfe des Gerichts (self-help center) an. Es kostet nichts. Ein Anruf beim anderen Anwalt ist keine Antwort.',
  },
  'us.claim.step-copy': {
    says: 'Schicken Sie eine Kopie Ihrer Antwort (answer) an den Anwalt der anderen Seite. Behalten Sie eine mit dem Stempel des Gerichts.',
  },
  'us.claim.step-defences': {
    says: 'Nennen Sie in der Antwort (answer) Ihre Einwände: nicht meine Schuld, bezahlt, falsche Summe, zu alt, oder kein Beweis, dass man sie besitzt.',
  },
  'us.claim.step-settle': {
    says: 'Sie können sich jederzeit einigen. Reichen Sie zuerst Ihre Antwort (answer) ein, und holen Sie die Einigung schriftlich mit der Fallnummer.',
  },
  'us.claim.option-defend': {
    says: 'Reichen Sie eine Antwort (answer) ein, die bestreitet, was falsch ist, und Ihre Einwände nennt. Gehen Sie dann zu jedem Termin.',
    title: 'Antworten und Beweise verlangen',
    cost: 'Bei manchen Gerichten eine Gebühr; fragen Sie nach Erlass (waiver)',
    time: 'In vielen Bundesstaaten 20 bis 30 Tage für die Antwort',
    risk: 'Verlieren Sie, können Kosten dazukommen.',
    bestFor:
      'Sie schulden es nicht, die Summe ist falsch, es ist alt, oder ein Schuldenkäufer klagt.',
  },
  'us.claim.option-help': {
    says: 'Kostenlose Rechtshilfe (legal aid), eine law school clinic oder das self-help center kann Ihnen helfen, rechtzeitig zu antworten.',
    title: 'Kostenlose Rechtshilfe holen',
    cost: 'Kostenlos bei wenig Einkommen',
    time: 'Rufen Sie heute an',
    risk: 'Keines. Die Frist läuft weiter.',
    bestFor: 'Sie wissen nicht, was Sie schreiben sollen, oder die Summe ist groß.',
  },
  'us.claim.option-settle': {
    says: 'Bieten Sie eine Summe oder einen Plan an. Verlangen Sie, dass der Fall beendet wird (dismissed), und prüfen Sie beim Gericht, ob es geschah.',
    title: 'Sich einigen',
    cost: 'Was Sie vereinbaren',
    time: 'Tage bis Wochen',
    risk: 'Eine Einigung ohne eingereichtes Papier stoppt ein Versäumnisurteil (default judgment) vielleicht nicht.',
    bestFor: 'Sie schulden es und können jetzt einen Teil oder in Teilen zahlen.',
  },
  'us.claim.option-bankruptcy': {
    says: 'Ein Insolvenzverfahren (bankruptcy) stoppt die meisten Klagen und das Eintreiben sofort. Vorher brauchen Sie einen kurzen Kurs bei einer zugelassenen Beratung.',
    title: 'Nach Insolvenz (bankruptcy) fragen',
    cost: 'Eine Gerichtsgebühr; Anwälte geben oft ein kostenloses erstes Gespräch',
    time: 'Einige Monate oder Jahre',
    risk: 'Es steht bis zu zehn Jahre in Ihrer Kreditauskunft.',
    bestFor: 'Ihre Schulden sind viel höher, als Sie je zahlen können.',
  },
  'us.claim.insight-own-the-debt': {
    says: 'Ein Schuldenkäufer muss eine lückenlose Kette von Papieren zeigen, vom ersten Kreditgeber bis zu sich.',
    actionable:
      'Verlangen Sie in Ihrer Antwort (answer) die Papiere über jeden Verkauf der Schuld.',
  },
  'us.claim.not-served': {
    says: 'Es ist wichtig, wie Sie die Papiere bekamen. Ein Fall kann gestoppt werden, wenn sie nie richtig übergeben wurden.',
    actionable:
      'Schreiben Sie auf, wie und wann Sie die Papiere bekamen. Sagen Sie dem Gericht, wenn es nicht richtig war.',
  },
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
  'us.claim.foreclosure-120': {
    says: 'Eine Hypothekenfirma muss meist warten, bis Sie mehr als 120 Tage im Rückstand sind, bevor sie die Zwangsversteigerung (foreclosure) beginnt.',
    learnMore:
      'Eine von HUD zugelassene Wohnberatung (HUD-approved housing counselor) kann Ihnen kostenlos helfen, um einen Plan zu bitten.',
  },
  'us.claim.ask-bankruptcy': {
    says: 'Eine Insolvenz (bankruptcy) stoppt das meiste Eintreiben sofort und kann Schulden aus Karten, Arztkosten und Krediten beenden. Kindesunterhalt, die meisten Steuern und die meisten Studienkredite bleiben. Sprechen Sie zuerst mit einem Anwalt.',
    dependsOn: 'Ihr Einkommen, was Sie besitzen und die Art Ihrer Schulden',
  },
}
