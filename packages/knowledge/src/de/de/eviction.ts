/** Kündigung der Wohnung, Mietschulden, Mieterhöhung und Nebenkosten auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_DE: Words = {
  'de.home.want': {
    says: 'Ihr Vermieter will das Mietverhältnis beenden. Der Brief allein zwingt Sie nicht zum Auszug.',
  },
  'de.home.want-at-once': {
    says: 'Ihr Vermieter kündigt fristlos wegen Mietschulden. Wenn Sie rechtzeitig alles zahlen, kann das unwirksam werden.',
  },
  'de.home.want-own-need': {
    says: 'Ihr Vermieter meldet Eigenbedarf an. Der Grund muss echt sein und im Brief erklärt werden.',
  },
  'de.home.want-arrears': { says: 'Ihr Vermieter sagt, dass Miete fehlt, und will sie jetzt.' },
  'de.home.who': {
    says: 'Ihr Vermieter ist eine Privatperson oder Firma. Nur ein Gericht kann die Räumung anordnen, nur der Gerichtsvollzieher sie durchführen.',
  },
  'de.home.reality': {
    says: 'Ohne Gerichtsverfahren kann Sie niemand aus der Wohnung werfen. Das dauert Monate. Schlösser tauschen oder Strom abstellen ist verboten.',
  },
  'de.home.rights-summary': {
    says: 'Die Kündigung braucht Papier, Unterschrift und Gründe. Sie können wegen Härte widersprechen und bis zum Urteil bleiben.',
  },
  'de.home.not-yet': {
    says: 'Sie können jetzt nicht geräumt werden. Zuerst kommen Klage, Urteil, oft eine Räumungsfrist und dann ein Termin.',
  },
  'de.home.know-takeover': {
    says: 'Jobcenter oder Sozialamt können Mietschulden als Darlehen übernehmen, damit Sie die Wohnung behalten. Auch wenn Sie arbeiten.',
    learnMore:
      'Gehen Sie mit Kündigung und Liste der Schulden hin. Beantragen Sie die „Übernahme von Mietschulden“.',
  },
  'de.home.deadline-hardship': {
    says: 'Ihr Widerspruch muss zwei Monate vor Ende der Mietzeit da sein. Seit 2025 reicht eine E-Mail.',
    action: 'Widerspruch wegen Härte (§ 574 BGB) in Textform schicken',
    consequence:
      'Der Vermieter darf die Fortsetzung ablehnen. Fehlte der Hinweis im Brief, geht es noch im ersten Gerichtstermin.',
  },
  'de.home.deadline-cure': {
    says: 'Die fristlose Kündigung wegen Mietschulden wird unwirksam, wenn binnen zwei Monaten nach Zustellung der Klage alles gezahlt ist. Das geht einmal in zwei Jahren.',
    action: 'Alle Mietschulden zahlen oder Zusage einer Behörde vorlegen',
    consequence: 'Die fristlose Kündigung bleibt wirksam.',
  },
  'de.home.step-stay': {
    says: 'Ziehen Sie nicht aus und unterschreiben Sie nichts. Lassen Sie die Kündigung vom Mieterverein oder Anwalt prüfen.',
  },
  'de.home.step-pay-all': {
    says: 'Versuchen Sie, die ganzen Mietschulden jetzt zu zahlen. Nur die volle Zahlung macht die fristlose Kündigung unwirksam.',
  },
  'de.home.step-office': {
    says: 'Kein Geld? Gehen Sie sofort zu Jobcenter, Sozialamt oder Wohnungssicherung und beantragen Sie die Übernahme.',
  },
  'de.home.step-form': {
    says: 'Prüfen Sie die Form: Papier, Unterschrift aller Vermieter, an alle Mieter, mit Gründen. Sonst ist sie unwirksam.',
  },
  'de.home.step-objection': {
    says: 'Wäre der Umzug eine Härte, etwa durch Alter, Krankheit, Kinder oder fehlende Wohnung? Widersprechen Sie zwei Monate vor Ende.',
  },
  'de.home.step-keep-paying': {
    says: 'Zahlen Sie weiter die volle Miete, bis zum dritten Werktag im Monat. Heben Sie Nachweise auf.',
  },
  'de.home.step-arrears-plan': {
    says: 'Schreiben Sie dem Vermieter heute mit einem Plan. Bitten Sie schriftlich, die Kündigung nach Zahlung zurückzunehmen.',
  },
  'de.home.step-housing-benefit': {
    says: 'Prüfen Sie Wohngeld oder Grundsicherung. Beides gilt ab dem Monat des Antrags.',
  },
  'de.home.step-defects': {
    says: 'Gab es Schimmel, Heizungsausfall oder andere gemeldete Mängel? Dann war die Miete gemindert. Sagen Sie das mit Nachweis.',
  },
  'de.home.option-pay': {
    says: 'Zahlen Sie alles oder legen Sie eine Zusage von Jobcenter oder Sozialamt vor.',
    title: 'Alle Mietschulden zahlen',
    cost: 'Die ganze Schuld, vielleicht als Darlehen vom Amt.',
    time: 'Jetzt, spätestens zwei Monate nach Zustellung der Klage.',
    risk: 'Eine ordentliche Kündigung daneben heilt es nicht. Bitten Sie um Rücknahme.',
    bestFor: 'Sie schulden die Miete und wollen bleiben.',
  },
  'de.home.option-object': {
    says: 'Schreiben Sie, dass Sie die Kündigung nicht hinnehmen und wegen Härte bleiben wollen.',
    title: 'Der Kündigung widersprechen',
    cost: 'Kostenlos. Mietervereine nehmen einen Jahresbeitrag.',
    time: 'Ein Brief, zwei Monate vor Ende.',
    risk: 'Der Vermieter kann klagen. Verlieren Sie, zahlen Sie die Kosten.',
    bestFor: 'Der Grund ist schwach oder der Umzug eine Härte.',
  },
  'de.home.option-time': {
    says: 'Bitten Sie schriftlich um ein späteres Datum, Schuldenerlass und Umzugsgeld.',
    title: 'Mehr Zeit oder Umzugsgeld aushandeln',
    cost: 'Nichts.',
    time: 'Einige Gespräche.',
    risk: 'Ein unterschriebener Aufhebungsvertrag beendet Ihre Rechte. Lassen Sie ihn vorher prüfen.',
    bestFor: 'Sie würden gehen, brauchen aber Zeit oder Hilfe.',
  },
  'de.home.option-help': {
    says: 'Gehen Sie mit dem Brief zum Mieterverein oder Anwalt und zur Wohnungssicherung.',
    title: 'Mieterverein und Wohnungssicherung',
    cost: 'Das Amt ist kostenlos, der Verein kostet Beitrag.',
    time: 'Diese Woche.',
    risk: 'Keins.',
    bestFor: 'Alle mit Kündigung oder Mietschulden.',
  },
  'de.home.option-dispute-arrears': {
    says: 'Schicken Sie Nachweise. Sind Sie unsicher, zahlen Sie „unter Vorbehalt“.',
    title: 'Den Betrag bestreiten',
    cost: 'Kostenlos.',
    time: 'Ein Brief, jetzt.',
    risk: 'Zu Unrecht nicht gezahlte Miete kann die Wohnung kosten.',
    bestFor: 'Sie haben gezahlt oder Mängel haben die Miete gemindert.',
  },
  'de.home.right-court': {
    says: 'Sie dürfen bleiben, bis ein Gericht die Räumung anordnet. Das Gericht kann bis zu einem Jahr Räumungsfrist geben.',
  },
  'de.home.right-reason': {
    says: 'Ihr Vermieter braucht einen gesetzlichen Grund. Er muss im Brief stehen. Mehr Miete ist nie ein Grund.',
  },
  'de.home.right-periods': {
    says: 'Eine ordentliche Kündigung braucht drei Monate. Nach fünf Jahren sind es sechs, nach acht Jahren neun.',
  },
  'de.home.right-cure': {
    says: 'Sind binnen zwei Monaten nach Zustellung der Klage alle Mietschulden bezahlt, wird die fristlose Kündigung unwirksam. Das geht einmal in zwei Jahren.',
  },
  'de.home.right-two-rents': {
    says: 'Fristlos geht nur, wenn in zwei Monaten hintereinander mehr als eine Miete fehlt oder insgesamt zwei Mieten.',
  },
  'de.home.right-own-need': {
    says: 'Bei Eigenbedarf muss im Brief stehen, wer einziehen will und warum. War er vorgetäuscht, haben Sie Schadensersatz.',
  },
  'de.home.right-hardship': {
    says: 'Sie können bei Härte bleiben. Auch wenn Sie keine zumutbare andere Wohnung finden, ist das eine Härte.',
  },
  'de.home.right-sale': {
    says: 'Ein Verkauf beendet die Miete nicht. Nach Umwandlung in Eigentum gilt mindestens drei Jahre Sperre, mancherorts bis zehn.',
  },
  'de.home.right-fault': {
    says: 'Fehlt im Brief der Hinweis auf Ihr Widerspruchsrecht, können Sie noch im ersten Gerichtstermin widersprechen.',
  },
  'de.home.warn-ordinary': {
    says: 'Oft wird zusätzlich ordentlich gekündigt. Die Nachzahlung hebt diese Kündigung bisher nicht auf. Holen Sie schnell Rat.',
  },
  'de.home.warn-sign': {
    says: 'Unterschreiben Sie keinen Aufhebungsvertrag und keine Bestätigung, die Sie nicht verstehen.',
  },
  'de.home.warn-reduce': {
    says: 'Vorsicht beim Mindern. Mindern Sie zu viel, droht die Kündigung. Zahlen Sie besser unter Vorbehalt.',
  },
  'de.home.warn-claim': {
    says: 'In diesem Verfahren können Sie die Wohnung verlieren. Gehen Sie diese Woche zum Anwalt und zur Wohnungssicherung.',
  },
  'de.home.step-claim-office': {
    says: 'Beantragen Sie sofort bei Jobcenter oder Sozialamt die Übernahme. Binnen zwei Monaten kann das die Wohnung retten.',
  },
  'de.home.step-claim-time': {
    says: 'Beantragen Sie in der Klageerwiderung eine Räumungsfrist, falls Sie verlieren.',
  },
  'de.home.insight-both': {
    says: 'Der Brief kündigt doppelt: fristlos und hilfsweise mit Frist. Beides braucht eine Antwort.',
    actionable:
      'Zahlen Sie alles gegen die erste. Widersprechen Sie der zweiten und bitten Sie um Rücknahme.',
  },
  'de.home.insight-own-need': {
    says: 'Eigenbedarf ist oft strittig. Allgemeine Worte ohne Namen und Plan reichen oft nicht.',
    actionable:
      'Notieren Sie, wer einziehen soll und ob dem Vermieter eine andere freie Wohnung gehört.',
  },
  'de.home.tactic-power': {
    says: 'Hat ein Vertreter ohne Originalvollmacht unterschrieben, weisen Sie die Kündigung binnen etwa einer Woche auf Papier zurück.',
    risk: 'Der Vermieter kann neu kündigen. Sie gewinnen nur Zeit.',
    notWhen: 'Der Vermieter hat selbst unterschrieben oder Sie kannten die Vollmacht.',
  },
  'de.home.element-signature': {
    says: 'Eine Kündigung braucht Papier und eine Unterschrift von Hand.',
    name: 'Unterschrift auf Papier',
    ifMissing:
      'Wir sehen keine Unterschrift. Eine Kündigung per E-Mail, SMS oder ohne Unterschrift ist unwirksam.',
  },
  'de.home.element-reason': {
    says: 'Der Grund muss in der Kündigung stehen.',
    name: 'Der Grund der Kündigung',
    ifMissing:
      'Wir sehen keinen Grund. Ohne Gründe im Brief ist die Kündigung des Vermieters meist unwirksam.',
  },
  'de.home.element-objection': {
    says: 'Der Vermieter soll rechtzeitig auf den Widerspruch hinweisen.',
    name: 'Hinweis auf Ihr Widerspruchsrecht',
    ifMissing:
      'Wir sehen keinen Hinweis auf den Widerspruch. Dann können Sie noch im ersten Gerichtstermin widersprechen.',
  },
  'de.home.myth-fourteen': {
    says: 'Niemand darf Sie sofort hinauswerfen, auch nicht nach fristloser Kündigung. Der Vermieter muss zuerst klagen und gewinnen.',
  },
  'de.home.myth-winter': {
    says: 'Drei Nachmieter befreien Sie nicht von der Kündigungsfrist. Das gilt nur, wenn Vertrag oder Vermieter es erlauben.',
  },
  'de.home.change-objection': {
    says: 'Sie können jetzt per E-Mail wegen Härte widersprechen.',
    was: 'Der Widerspruch brauchte Papier und Unterschrift.',
    is: 'Seit 1. Januar 2025 reicht Text, zum Beispiel eine E-Mail.',
  },
  'de.home.limitation-rent': {
    says: 'Alte Miete verjährt drei Jahre nach Ende ihres Jahres.',
    from: 'das Ende des Jahres, in dem die Miete fällig war',
    restartedBy: 'Eine Zahlung oder ein Anerkenntnis startet die drei Jahre neu.',
  },
  'de.home.right-converted': {
    says: 'Wurde Ihre Wohnung nach Ihrem Einzug Eigentumswohnung und dann verkauft? Dann ist Eigenbedarf nach dem Verkauf drei Jahre gesperrt, in engen Märkten bis zu zehn.',
  },
}
