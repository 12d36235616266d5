/** Mahnbescheid und Klage auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_DE: Words = {
  'de.claim.what-order': {
    says: 'Das ist ein Mahnbescheid. Sie sollen zahlen oder binnen zwei Wochen ab dem Datum auf dem gelben Umschlag widersprechen.',
  },
  'de.claim.reality-order': {
    says: 'Kein Gericht hat geprüft, ob Sie das schulden. Jeder kann ihn beantragen. Aber Schweigen macht ihn vollstreckbar.',
  },
  'de.claim.who-order': {
    says: 'Der Bescheid kommt von einem echten Gericht. Es gibt nur weiter, was die andere Seite behauptet.',
  },
  'de.claim.not-yet-order': {
    says: 'Es kann noch nichts gepfändet werden. Dafür braucht es einen Vollstreckungsbescheid. Ihr Widerspruch verhindert ihn.',
  },
  'de.claim.rights-order': {
    says: 'Sie dürfen ganz oder teilweise widersprechen, ohne Gründe. Das kostet nichts.',
  },
  'de.claim.what-claim': {
    says: 'Jemand hat Sie verklagt. Das Gericht will binnen zwei Wochen wissen, ob Sie sich verteidigen.',
  },
  'de.claim.reality-claim': {
    says: 'Wenn Sie schweigen, kann das Gericht ohne Beweise gegen Sie entscheiden. Ein kurzer Brief zur rechten Zeit verhindert das.',
  },
  'de.claim.who-claim': {
    says: 'Das Gericht leitet die Klage weiter. Die Klägerin oder der Kläger will etwas von Ihnen. Entschieden ist noch nichts.',
  },
  'de.claim.rights-claim': {
    says: 'Sie dürfen sich verteidigen, Prozesskostenhilfe beantragen und eigene Beweise zeigen.',
  },
  'de.claim.not-yet-claim': {
    says: 'Eine Klage ist kein Urteil. Solange das Verfahren läuft, kann Ihnen nichts weggenommen werden.',
  },
  'de.claim.know-help': {
    says: 'Jedes Amtsgericht hilft Ihnen kostenlos beim Widerspruch.',
    learnMore:
      'Ein Brief reicht auch. Nennen Sie das Aktenzeichen und schreiben Sie: „Ich widerspreche der ganzen Forderung.“',
  },
  'de.claim.deadline-order': {
    says: 'Die zwei Wochen beginnen am Tag der Zustellung. Er steht auf dem gelben Umschlag. Der Tag hier ist der sichere.',
    action: 'Widerspruch abschicken oder zahlen, was Sie schulden',
    consequence:
      'Die andere Seite kann einen Vollstreckungsbescheid beantragen. Ein später Widerspruch zählt, bis er erlassen ist.',
  },
  'de.claim.deadline-claim': {
    says: 'Sie haben ab Zustellung zwei Wochen, um die Verteidigung anzuzeigen. Diese Frist kann niemand verlängern.',
    action: 'Dem Gericht schreiben, dass Sie sich verteidigen (Verteidigungsanzeige)',
    consequence: 'Das Gericht kann ein Versäumnisurteil gegen Sie erlassen.',
  },
  'de.claim.deadline-defence': {
    says: 'Für die Klageerwiderung bekommen Sie mindestens zwei weitere Wochen. Der Tag steht im Brief. Mehr Zeit können Sie vorher beantragen.',
    action: 'Klageerwiderung mit Gründen und Beweisen schicken',
    consequence: 'Das Gericht kann zu spät Vorgebrachtes unbeachtet lassen.',
  },
  'de.claim.step-envelope': {
    says: 'Heben Sie den gelben Umschlag auf. Das Datum darauf startet die Frist, auch beim Einwurf in den Briefkasten.',
  },
  'de.claim.step-object': {
    says: 'Stimmt es nicht? Kreuzen Sie „Ich widerspreche dem Anspruch insgesamt“ an, unterschreiben Sie und schicken Sie es rechtzeitig ab.',
  },
  'de.claim.step-part': {
    says: 'Stimmt ein Teil? Widersprechen Sie nur dem falschen Teil, zum Beispiel Kosten oder Zinsen. Zahlen Sie den Rest.',
  },
  'de.claim.step-proof': {
    says: 'Geben Sie es bei einem Amtsgericht ab oder schicken Sie es mit Nachweis. Behalten Sie eine Kopie.',
  },
  'de.claim.step-defend': {
    says: 'Schreiben Sie heute: „Ich werde mich gegen die Klage verteidigen.“ Mit Aktenzeichen und Unterschrift. Gründe können folgen.',
  },
  'de.claim.step-lawyer': {
    says: 'Vor dem Landgericht brauchen Sie einen Anwalt. Vor dem Amtsgericht dürfen Sie selbst handeln.',
  },
  'de.claim.step-legal-aid': {
    says: 'Bei wenig Geld beantragen Sie Prozesskostenhilfe. Schicken Sie das Formular und Belege zum Einkommen.',
  },
  'de.claim.step-advice': {
    says: 'Bei wenig Geld holen Sie beim Amtsgericht einen Beratungsschein. Der Anwalt kostet Sie dann 15 €.',
  },
  'de.claim.step-valid': {
    says: 'Stimmt alles? Zahlen Sie binnen zwei Wochen an die andere Seite, nicht ans Gericht. Oder vereinbaren Sie schriftlich Raten.',
  },
  'de.claim.step-valid-claim': {
    says: 'Schulden Sie das Geld und gaben keinen Anlass zur Klage? Ein sofortiges Anerkenntnis kann Kosten sparen. Fragen Sie zuerst einen Anwalt.',
  },
  'de.claim.step-dispute': {
    says: 'Nach dem Widerspruch müssen sie vor Gericht Gründe nennen, falls sie weitermachen. Sammeln Sie jetzt Ihre Beweise.',
  },
  'de.claim.step-dispute-claim': {
    says: 'Antworten Sie auf jeden Punkt: richtig, falsch oder unbekannt. Was Sie nicht bestreiten, gilt als wahr.',
  },
  'de.claim.option-object': {
    says: 'Kreuzen Sie das Feld an und schicken Sie das Formular zurück. Sie brauchen keine Gründe und keinen Anwalt.',
    title: 'Widerspruch einlegen',
    cost: 'Kostenlos.',
    time: 'Zehn Minuten, binnen zwei Wochen.',
    risk: 'Es kann zum richtigen Prozess kommen. Verlieren Sie ihn, zahlen Sie die Kosten.',
    bestFor: 'Sie schulden es nicht oder nicht alles.',
  },
  'de.claim.option-defend': {
    says: 'Kündigen Sie zuerst die Verteidigung an. Schicken Sie dann Gründe und Beweise bis zum zweiten Datum.',
    title: 'Gegen die Klage verteidigen',
    cost: 'Zuerst kostenlos. Wer verliert, zahlt die Kosten.',
    time: 'Ein kurzer Brief binnen zwei Wochen, Gründe später.',
    risk: 'Wenn Sie verlieren, zahlen Sie Gericht und Anwälte.',
    bestFor: 'Sie haben Gründe gegen die Klage.',
  },
  'de.claim.option-pay': {
    says: 'Zahlen Sie an die Gegenseite und heben Sie den Nachweis auf. Verlangen Sie eine schriftliche Erledigung.',
    title: 'Zahlen, was Sie schulden',
    cost: 'Der Betrag im Schreiben.',
    time: 'Binnen zwei Wochen.',
    risk: 'Mit der Zahlung erkennen Sie die Forderung an. Sie bekommen das Geld kaum zurück.',
    bestFor: 'Die Forderung stimmt und Sie haben das Geld.',
  },
  'de.claim.option-rates': {
    says: 'Bieten Sie eine monatliche Rate an. Bitten Sie, das Verfahren schriftlich zu beenden.',
    title: 'Raten vereinbaren',
    cost: 'Die Schuld, vielleicht eine Gebühr.',
    time: 'Einige Tage. Die Frist des Gerichts läuft weiter.',
    risk: 'Verhandlungen stoppen die zwei Wochen nicht. Wehren Sie sich, bis alles unterschrieben ist.',
    bestFor: 'Sie schulden es, können aber nicht alles zahlen.',
  },
  'de.claim.option-help': {
    says: 'Holen Sie beim Amtsgericht einen Beratungsschein oder beantragen Sie Prozesskostenhilfe.',
    title: 'Rechtshilfe bei wenig Geld',
    cost: '15 € für Beratung. Prozesskostenhilfe ist frei oder in Raten.',
    time: 'Ein Besuch beim Amtsgericht.',
    risk: 'Prozesskostenhilfe zahlt nicht den Anwalt der Gegenseite, wenn Sie verlieren.',
    bestFor: 'Der Fall ist schwierig oder der Betrag hoch.',
  },
  'de.claim.right-object': {
    says: 'Sie dürfen ohne Gründe schriftlich widersprechen, solange kein Vollstreckungsbescheid erlassen ist.',
  },
  'de.claim.right-late': {
    says: 'Ein später Widerspruch ist nicht verloren. Das Gericht behandelt ihn als Einspruch.',
  },
  'de.claim.right-proof': {
    says: 'Nach Ihrem Widerspruch muss die Gegenseite die Forderung vor Gericht begründen und beweisen.',
  },
  'de.claim.right-expires': {
    says: 'Beantragen sie nicht binnen sechs Monaten ab Zustellung den nächsten Bescheid, verliert der Mahnbescheid seine Wirkung.',
  },
  'de.claim.right-restore': {
    says: 'Haben Sie eine Notfrist ohne Schuld versäumt, etwa im Krankenhaus? Beantragen Sie binnen zwei Wochen Wiedereinsetzung.',
  },
  'de.claim.right-heard': {
    says: 'Sie haben das Recht, gehört zu werden. Das Gericht muss Ihnen sagen, was noch wichtig ist oder fehlt.',
  },
  'de.claim.right-limit': {
    says: 'Ist die Forderung verjährt, dürfen Sie die Zahlung verweigern. Sie müssen das aber im Verfahren sagen.',
  },
  'de.claim.warn-silence': {
    says: 'Ignorieren Sie ihn nicht, auch wenn die Forderung Unsinn ist. Schweigen kann sie 30 Jahre vollstreckbar machen.',
  },
  'de.claim.warn-default': {
    says: 'Verstreichen die zwei Wochen, können Sie ohne Verhandlung verlieren. Schreiben Sie zuerst dem Gericht, suchen Sie dann einen Anwalt.',
  },
  'de.claim.warn-fake': {
    says: 'Ein echter Bescheid kommt per Post im gelben Umschlag mit Datum. Kommt er per E-Mail oder mit Auslandskonto, ist er falsch.',
  },
  'de.claim.warn-part': {
    says: 'Sagen Sie nicht, wogegen Sie sich wenden, gilt der Widerspruch für alles.',
  },
  'de.claim.insight-wrong-claims': {
    says: 'Im Bescheid steht es selbst: Das Gericht hat den Anspruch nicht geprüft.',
    actionable: 'Vergleichen Sie die Forderung Zeile für Zeile mit Vertrag und Zahlungen.',
  },
  'de.claim.insight-stop': {
    says: 'Nach dem Widerspruch geht nichts von allein weiter. Die Gegenseite muss das Verfahren beantragen und weitere Gebühren zahlen.',
    actionable: 'Widersprechen Sie bei Zweifeln und achten Sie weiter auf Ihre Post.',
  },
  'de.claim.tactic-costs-only': {
    says: 'Schulden Sie die Rechnung, aber nicht die Zusatzkosten? Widersprechen Sie nur den Inkassokosten und zahlen Sie den Rest.',
    risk: 'Was Sie nicht bestreiten, wird vollstreckbar. Zahlen Sie diesen Teil rechtzeitig.',
    notWhen: 'Sie schulden gar nichts.',
  },
  'de.claim.myth-court-checked': {
    says: 'Ein Mahnbescheid ist kein Urteil. Das Gericht hat die Forderung gar nicht geprüft.',
  },
  'de.claim.myth-need-lawyer': {
    says: 'Für den Widerspruch gegen einen Mahnbescheid brauchen Sie weder Anwalt noch Gründe.',
  },
  'de.claim.element-unchecked': {
    says: 'In einem echten Mahnbescheid steht, dass das Gericht den Anspruch nicht geprüft hat.',
    name: 'der Hinweis, dass das Gericht nicht geprüft hat',
    ifMissing:
      'Wir sehen den Hinweis nicht, dass das Gericht nicht geprüft hat. Ein echter Mahnbescheid hat ihn. Rufen Sie beim Gericht an.',
  },
  'de.claim.element-two-weeks': {
    says: 'Ein echter Mahnbescheid nennt zwei Wochen zum Zahlen oder Widersprechen.',
    name: 'die zwei Wochen zum Zahlen oder Widersprechen',
    ifMissing:
      'Wir sehen die Frist von zwei Wochen nicht. Fragen Sie beim Gericht, ob das Papier echt ist.',
  },
  'de.claim.change-10000': {
    says: 'Bis 10.000 € entscheidet das Amtsgericht. Dort brauchen Sie keinen Anwalt.',
    was: 'Amtsgerichte waren für Forderungen bis 5.000 € zuständig.',
    is: 'Für Klagen seit dem 1. Januar 2026 sind Amtsgerichte bis 10.000 € zuständig.',
  },
}
