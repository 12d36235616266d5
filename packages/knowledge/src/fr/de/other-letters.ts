/** The German words of the rows in ../other-letters.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OTHER_LETTERS_WORDS: Words = {
  'fr.other.insure-want': {
    says: 'Der Versicherer entscheidet über Ihren Schaden oder Vertrag. Sie dürfen anderer Meinung sein.',
  },
  'fr.other.insure-who': {
    says: 'Ein Versicherer ist eine private Firma. Seine Entscheidung ist kein Urteil.',
  },
  'fr.other.insure-reality': {
    says: 'Eine Ablehnung ist nicht das Ende. Der Versicherer muss sich auf eine klare Klausel Ihres Vertrags stützen.',
  },
  'fr.other.insure-rights': {
    says: 'Sie können die Gründe verlangen, einen eigenen Sachverständigen bringen und zu einer kostenlosen Ombudsstelle (médiateur) gehen.',
  },
  'fr.other.insure-step-reason': {
    says: 'Fragen Sie schriftlich, auf welche Klausel sich die Ablehnung stützt. Verlangen Sie den Bericht des Sachverständigen.',
  },
  'fr.other.insure-step-contract': {
    says: 'Lesen Sie, was versichert ist und was nicht (exclusions). Ein Ausschluss muss klar, begrenzt und sehr deutlich gedruckt sein.',
  },
  'fr.other.insure-step-complain': {
    says: 'Schreiben Sie an die Beschwerdestelle (service réclamations). Nach zwei Monaten gehen Sie zur Ombudsstelle für Versicherungen (médiateur).',
  },
  'fr.other.insure-step-expert': {
    says: 'Ist der Wert falsch, verlangen Sie ein zweites Gutachten (contre-expertise).',
  },
  'fr.other.insure-right-clear': {
    says: 'Ungenaue oder versteckte Ausschlüsse (exclusions) gelten nicht.',
  },
  'fr.other.insure-right-two': {
    says: 'Sie haben ab dem Ereignis zwei Jahre, um vor Gericht zu gehen. Ein Einschreiben über die Zahlung startet sie neu.',
  },
  'fr.other.insure-right-mediator': {
    says: 'Die Ombudsstelle für Versicherungen (médiateur) ist kostenlos.',
  },
  'fr.other.insure-option-dispute': {
    title: 'Die Ablehnung bestreiten',
    says: 'Schreiben Sie an die Beschwerdestelle (service réclamations), mit Beweisen, Fotos und Rechnungen.',
    cost: 'Ein Einschreiben.',
    time: 'Zwei Monate bis zur Antwort.',
    risk: 'Gering.',
    bestFor: 'Die Ablehnung sieht falsch aus.',
  },
  'fr.other.insure-option-mediator': {
    title: 'Zur kostenlosen Ombudsstelle gehen',
    says: "La Médiation de l'Assurance sieht sich die Akte an.",
    cost: 'Nichts.',
    time: 'Einige Monate.',
    risk: 'Keines. Die zwei Jahre stehen inzwischen still.',
    bestFor: 'Keine gute Antwort nach zwei Monaten.',
  },
  'fr.other.insure-limit': {
    says: 'Ansprüche aus einem Versicherungsvertrag enden nach zwei Jahren.',
    from: 'der Tag des Ereignisses',
    restartedBy:
      'Ein Einschreiben über die Zahlung oder die Benennung eines Sachverständigen startet die zwei Jahre neu.',
  },
  'fr.other.insure-warn-two': {
    says: 'Lassen Sie nicht zwei Jahre vergehen, während Sie Briefe schreiben. Schicken Sie einen per Einschreiben.',
  },
  'fr.other.copy-want-arcom': {
    says: 'Arcom warnt, dass über Ihren Internetanschluss Werke geteilt wurden. Sie sollen den Anschluss sichern, nicht zahlen.',
  },
  'fr.other.copy-want-photo': {
    says: 'Jemand sagt, dass Sie ein Bild oder ein anderes Werk ohne Erlaubnis benutzt haben, und will Geld.',
  },
  'fr.other.copy-who': {
    says: 'Arcom ist eine öffentliche Behörde. Sie verlangt nie Geld per Brief oder E-Mail.',
  },
  'fr.other.copy-who-private': {
    says: 'Solche Briefe kommen meist von Firmen, die für Bildagenturen handeln. Sie sind kein Gericht.',
  },
  'fr.other.copy-reality': {
    says: 'Eine Warnung ist keine Geldbuße. Erst nach wiederholten Fällen kann ein Richter eine Geldbuße geben, bis zu 1.500 €.',
  },
  'fr.other.copy-reality-photo': {
    says: 'Man muss zeigen, dass das Werk eigen ist, wem die Rechte gehören und wie hoch der Schaden ist. Die erste Summe ist oft hoch.',
  },
  'fr.other.copy-rights': {
    says: 'Sie können Beweise und Einzelheiten verlangen und Ihre Seite sagen.',
  },
  'fr.other.copy-not-yet': { says: 'Ohne Richter kann man Sie nicht zum Zahlen zwingen.' },
  'fr.other.copy-step-secure': {
    says: 'Ändern Sie Ihr WLAN-Passwort, sprechen Sie mit den Menschen zu Hause und löschen Sie Tauschprogramme.',
  },
  'fr.other.copy-step-remove': {
    says: 'Nehmen Sie das Bild herunter und sichern Sie, was gezeigt wurde, wo und wie lange.',
  },
  'fr.other.copy-step-proof': {
    says: 'Verlangen Sie Beweise für die Rechte, die Nutzung und die Summe. Unterschreiben Sie noch nichts.',
  },
  'fr.other.copy-step-advice': {
    says: 'Fragen Sie einen point-justice (3039) oder einen Anwalt, wenn Geld verlangt wird.',
  },
  'fr.other.copy-right-proof': { says: 'Wer etwas fordert, muss es beweisen.' },
  'fr.other.copy-right-details': {
    says: 'Sie haben das Recht, Arcom zu fragen, welche Werke gemeint sind, und Anmerkungen zu schicken.',
  },
  'fr.other.copy-option-proof': {
    title: 'Beweise und Einzelheiten verlangen',
    says: 'Schreiben Sie, verlangen Sie Beweise und sagen Sie Ihre Seite. Geben Sie nichts zu, dessen Sie nicht sicher sind.',
    cost: 'Nichts.',
    time: 'Eine Stunde.',
    risk: 'Gering.',
    bestFor: 'Sie sind nicht sicher, worum es geht.',
  },
  'fr.other.copy-option-deal': {
    title: 'Den normalen Lizenzpreis anbieten',
    says: 'Haben Sie es benutzt, bieten Sie an, was eine Lizenz am Markt kostet.',
    cost: 'Der Lizenzpreis.',
    time: 'Einige Briefe.',
    risk: 'Man kann ablehnen und vor Gericht gehen.',
    bestFor: 'Sie haben das Bild benutzt, und es gehört der anderen Seite.',
  },
  'fr.other.park-want': {
    says: 'Eine private Parkplatzfirma verlangt eine Gebühr für das Parken auf privatem Grund.',
  },
  'fr.other.park-who': {
    says: 'Das ist eine Firma, nicht der Staat oder eine Stadt. Ihre Gebühr ist keine Geldbuße, und Sie verlieren keine Punkte.',
  },
  'fr.other.park-reality': {
    says: 'Sie kann sich nur auf einen Vertrag stützen. Die Firma muss die Regeln, den Preis und Ihr Parken beweisen.',
  },
  'fr.other.park-not-yet': {
    says: 'Ohne Richter kann man nichts pfänden und die Summe nicht wie eine Geldbuße erhöhen.',
  },
  'fr.other.park-step-check': {
    says: 'Prüfen Sie den Ort, den Tag, das Schild mit den Regeln und Ihren Parkschein. Machen Sie Fotos.',
  },
  'fr.other.park-step-write': {
    says: 'Verlangen Sie schriftlich Beweise für den Vertrag und die Summe. Bieten Sie den normalen Parkpreis an, wenn Sie ihn nicht gezahlt haben.',
  },
  'fr.other.park-right-proof': { says: 'Die Firma muss ihre Forderung beweisen.' },
  'fr.other.park-right-penalty': {
    says: 'Ein Richter kann eine Vertragsstrafe (clause pénale) senken, die offensichtlich zu hoch ist.',
  },
  'fr.other.park-right-mediator': {
    says: 'Sie haben das Recht auf die kostenlose Ombudsstelle für Verbraucher (médiateur) der Firma.',
  },
  'fr.other.park-option-dispute': {
    title: 'Beweise verlangen',
    says: 'Schreiben Sie der Firma, sagen Sie, was falsch ist, und gehen Sie dann zur Ombudsstelle (médiateur).',
    cost: 'Nichts.',
    time: 'Eine Stunde.',
    risk: 'Gering. Man könnte vor Gericht gehen.',
    bestFor: 'Sie haben gezahlt, oder die Schilder waren unklar.',
  },
  'fr.other.park-option-pay': {
    title: 'Den fairen Preis zahlen',
    says: 'Haben Sie ohne Zahlung geparkt, zahlen Sie den Preis der Zeit. Sagen Sie, dass die Sache damit erledigt ist.',
    cost: 'Der Parkpreis.',
    time: 'Minuten.',
    risk: 'Man verlangt vielleicht den Rest.',
    bestFor: 'Sie haben nicht gezahlt.',
  },
  'fr.other.scam-want': {
    says: 'Diese Nachricht sieht nach Betrug aus. Sie will Ihr Geld oder Ihre Daten.',
  },
  'fr.other.scam-who': {
    says: 'Betrüger nutzen oft die Namen von Banken, CAF, ANTAI, Finanzamt oder Paketdiensten.',
  },
  'fr.other.scam-reality': {
    says: 'Kein Amt verlangt per SMS eine Kartennummer oder Zahlung. Keine Bank bittet am Telefon, eine Überweisung oder einen Code zu bestätigen.',
  },
  'fr.other.scam-rights': {
    says: 'Sie schulden nichts. Wurde ohne Ihre Zustimmung Geld genommen, muss Ihre Bank es meist sofort erstatten.',
  },
  'fr.other.scam-step-stop': {
    says: 'Nicht antworten, klicken, anrufen oder zahlen. Behalten Sie die Nachricht als Beweis.',
  },
  'fr.other.scam-step-bank': {
    says: 'Haben Sie gezahlt oder Daten angegeben? Rufen Sie sofort Ihre Bank an und sperren Sie Ihre Karte.',
  },
  'fr.other.scam-step-report': {
    says: 'Holen Sie Hilfe bei 17Cyber. Schicken Sie falsche SMS an 33700. Bei Kartenbetrug nutzen Sie Perceval auf service-public.',
  },
  'fr.other.scam-step-check': {
    says: 'Unsicher? Tippen Sie die echte Seite selbst ein, oder rufen Sie die Nummer auf einer alten Rechnung an.',
  },
  'fr.other.scam-step-complain': {
    says: 'Haben Sie Geld verloren, erstatten Sie Anzeige bei Polizei oder Gendarmerie. Bei Betrug im Internet geht es online über THESEE.',
  },
  'fr.other.scam-right-refund': {
    says: 'Ihre Bank muss eine Zahlung erstatten, die Sie nicht erlaubt haben, außer sie beweist Ihren Betrug oder Ihre grobe Fahrlässigkeit. Sagen Sie es ihr binnen 13 Monaten.',
  },
  'fr.other.scam-right-complain': {
    says: 'Sie haben das Recht, Anzeige zu erstatten. Die Polizei muss sie annehmen.',
  },
  'fr.other.scam-option-ignore': {
    title: 'Nicht antworten und melden',
    says: 'Behalten Sie sie als Beweis, melden Sie sie und löschen Sie sie dann.',
    cost: 'Nichts.',
    time: 'Fünf Minuten.',
    risk: 'Keines.',
    bestFor: 'Sie haben nichts angegeben.',
  },
  'fr.other.scam-option-bank': {
    title: 'Die Bank und 17Cyber anrufen',
    says: 'Sperren Sie Karten und Zahlungen, und verlangen Sie dann schriftlich Ihr Geld zurück.',
    cost: 'Nichts.',
    time: 'Sofort.',
    risk: 'Keines.',
    bestFor: 'Sie haben gezahlt oder Daten angegeben.',
  },
  'fr.other.insure-deadline-unpaid': {
    says: 'Sie haben ab diesem förmlichen Brief 30 Tage, bevor Ihr Schutz ruht. Zehn Tage später darf der Versicherer den Vertrag beenden.',
    action: 'Den Beitrag zahlen oder um Zeit bitten',
    consequence: 'Danach sind Sie nicht versichert, und der Beitrag ist trotzdem fällig.',
  },
  'fr.other.insure-right-late': {
    says: 'Eine späte Meldung kostet Sie den Schutz nur, wenn der Vertrag es sagt und der Versicherer zeigt, dass ihm die Verspätung geschadet hat.',
  },
}
