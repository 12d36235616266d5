/** Fragen zu Prämien, Kauf, Steuern, Polizei und Aufenthalt, auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LIFE_DE: Words = {
  'ch.ask.health-premium': {
    says: 'Bitten Sie die Kasse um Raten und den Kanton um Prämienverbilligung. Die Grundversicherung läuft weiter. Die Kasse muss mahnen und 30 Tage geben. Sie darf höchstens zweimal im Jahr betreiben.',
  },
  'ch.ask.end-service': {
    says: 'Suchen Sie in den Bedingungen die Frist und kündigen Sie eingeschrieben. Einen reinen Auftrag können Sie jederzeit beenden. Bei langer Krankheit oder Umzug gibt es vielleicht einen wichtigen Grund. Stille Verlängerungen verbietet kein Gesetz.',
  },
  'ch.ask.free-lawyer': {
    says: 'Viele Kantone und Anwaltsverbände geben kurze Gratisauskunft (Rechtsauskunft). Für ein Verfahren beantragen Sie beim Gericht unentgeltliche Rechtspflege, mit Belegen zu Einkommen und Ausgaben, wenn der Fall nicht aussichtslos ist. Später müssen Sie es vielleicht zurückzahlen.',
  },
  'ch.ask.insurer': {
    says: 'Fragen Sie schriftlich, welche Klausel gemeint ist, und senden Sie Belege. Danach hilft die kostenlose Ombudsstelle. Bei Kranken-, Unfall- oder IV verlangen Sie eine Verfügung und erheben binnen 30 Tagen Einsprache. Private Ansprüche enden nach fünf Jahren.',
  },
  'ch.ask.divorce': {
    says: 'Sind beide einig, reichen Sie gemeinsam beim Gericht ein. Sonst können Sie nach zwei Jahren Trennung allein klagen. Vorher kann ein Gericht schnell entscheiden, wer bleibt, wo die Kinder leben und wer was zahlt (Eheschutz).',
  },
  'ch.ask.cannot-pay': {
    says: 'Melden Sie sich früh und bieten Sie schriftlich eine Rate an, die Sie halten können. Man muss nicht zustimmen, tut es aber meist. Nehmen Sie keinen neuen Kredit. Eine kostenlose Schuldenberatung (schulden.ch, Caritas) hilft mit einem Plan oder beim Privatkonkurs.',
  },
  'ch.ask.delivery': {
    says: 'Setzen Sie schriftlich eine faire letzte Frist. Kommt nichts, erklären Sie sofort den Rücktritt und verlangen Ihr Geld. Mit Karte bezahlt? Fragen Sie auch die Kartenfirma (Chargeback).',
  },
  'ch.ask.tax-cannot-pay': {
    says: 'Bitten Sie das Steueramt vor dem Termin um Frist oder Raten. In echter Not können Sie Erlass verlangen, bevor betrieben wird. Legen Sie Belege bei. Ist die Steuer falsch, erheben Sie binnen 30 Tagen Einsprache.',
  },
  'ch.ask.credit': {
    says: 'Einen Privatkredit können Sie 14 Tage lang schriftlich widerrufen. Später bitten Sie früh um kleinere Raten. Hat die Bank Ihre Zahlungsfähigkeit nicht geprüft, sagen Sie es der Schuldenberatung: Sie kann Zinsen oder mehr verlieren.',
  },
  'ch.ask.police': {
    says: 'Als beschuldigte Person müssen Sie nicht aussagen. Von der ersten Frage an darf ein Anwalt dabei sein. Sagen Sie das zuerst. Für Zeugen gilt anderes: Fragen Sie, was Sie sind.',
  },
  'ch.ask.stay': {
    says: 'Handeln Sie jetzt. Die Beschwerdefrist ist oft 30 Tage, bei manchen Wegweisungen nur fünf. Sie steht am Ende des Briefs. Fragen Sie heute eine kostenlose Rechtsberatungsstelle.',
  },
  'ch.ask.gym-ill': {
    says: 'Können Sie lange nicht trainieren, dürfen Sie aus wichtigem Grund vorzeitig kündigen. Schicken Sie eingeschrieben ein Arztzeugnis, dass und wie lange Sie nicht trainieren können. Bei kürzerer Krankheit gibt es meist nur eine Zeitgutschrift. Lesen Sie die AGB. Den wichtigen Grund können sie nicht ausschliessen.',
  },
  'ch.ask.divorce-money': {
    says: 'Ohne Ehevertrag behält jeder, was er vorher hatte oder erbte; was beide in der Ehe erspart haben, wird halbiert. Auch das Pensionskassengeld aus der Ehe wird halbiert. Unterhalt für Sie hängt von Bedarf und Mitteln ab. Ein Gericht kann vorläufig Zahlungen festlegen (Eheschutz). Holen Sie Rat.',
  },
  'ch.ask.private-parking': {
    says: 'Ein Privater kann keine Busse geben. Er darf nur die Kosten verlangen, die er wirklich hatte, und muss sie zeigen. Eine echte Busse gibt nur die Behörde, wo ein Schild das richterliche Verbot zeigt, auf Anzeige innert drei Monaten. Standen Sie dort zu Unrecht, beendet ein fairer Betrag es meist.',
    dependsOn: 'das Schild vor Ort und die wirklichen Kosten',
  },
  'ch.ask.violence': {
    says: 'In Gefahr rufen Sie 117. Die Polizei kann die Person sofort für Tage wegweisen. Ein Gericht kann Kontakt verbieten und Ihnen die Wohnung geben. Die Opferhilfe ist gratis, vertraulich und hilft auch mit Geld, einem sicheren Ort und Anwalt. Gehen Sie zum Arzt und behalten Sie Fotos. Auch Kinder sind geschützt.',
  },
  'ch.ask.contact': {
    says: 'Eltern und Kind haben ein Recht auf Kontakt, auch wenn Alimente offen sind. Schreiben Sie, schlagen Sie feste Tage vor und behalten Sie Belege. Dann bitten Sie die KESB, bei Scheidung das Gericht, den Kontakt zu regeln oder zu mahnen. Sie können einen Beistand oder begleitete Treffen anordnen. Holen Sie das Kind nicht selbst.',
  },
  'ch.ask.speeding': {
    says: 'Bis 15 km/h zu viel innerorts, 20 ausserorts und 25 auf der Autobahn ist es eine Ordnungsbusse. Darüber gibt es eine Anzeige. Innerorts bringen 16 bis 20 eine Verwarnung, 21 bis 24 mindestens einen Monat Entzug, ab 25 mindestens drei. Gegen einen Strafbefehl haben Sie zehn Tage. Ab 21 zum Anwalt.',
  },
  'ch.ask.bank-ends-account': {
    says: 'Eine Bank darf ein Konto meist jederzeit kündigen; die Frist steht in den AGB. Wer hier wohnt, kann bei PostFinance ein Zahlungskonto in Franken verlangen, auch mit Schulden. Ablehnen darf sie nur aus schweren Gründen, etwa wegen Geldwäschereirecht. Eröffnen Sie es jetzt und melden Sie die neue Nummer.',
  },
  'ch.ask.trade-bill': {
    says: 'Ein fester Preis gilt, auch wenn die Arbeit mehr Mühe machte. Bei einem ungefähren Kostenvoranschlag zahlen Sie meist bis etwa 10 % mehr. Darüber dürfen Sie kürzen oder zurücktreten, wenn Sie es nicht verursacht haben. Ohne Preis ist nur der angemessene Aufwand fällig. Zahlen Sie das Richtige und bestreiten Sie den Rest schriftlich.',
  },
  'ch.ask.phone-sale': {
    says: 'Haben sie Sie angerufen oder an der Tür besucht und kostet es über 100 Franken, können Sie in 14 Tagen widerrufen. Die Frist läuft ab Vertrag und ab der Information über dieses Recht. Schicken Sie es schriftlich, am besten eingeschrieben. Es gilt nicht, wenn Sie angerufen haben, oder an Messen. Bei Versicherungen gibt ein anderes Gesetz dieselben 14 Tage.',
  },
  'ch.ask.my-picture': {
    says: 'Über Ihr Bild bestimmen Sie. Sichern Sie Screenshots mit Datum und Adresse. Verlangen Sie von Person und Plattform schriftlich die Löschung mit Frist. Ein Gericht kann das rasch anordnen, auch Geld. Intime Bilder, Drohung oder Erpressung sind strafbar: Gehen Sie zur Polizei und zahlen Sie nie.',
  },
  'ch.ask.used-car': {
    says: 'Schreiben Sie dem Verkäufer sofort und nennen Sie den Mangel: Das Gesetz verlangt, dass Sie bald prüfen und melden. Sie können einen tieferen Preis oder Ihr Geld zurück verlangen. Viele Verträge schliessen das aus. Das hilft keinem, der einen Mangel absichtlich verschwiegen hat.',
  },
  'ch.ask.change-health-insurer': {
    dependsOn: 'ob Sie Prämien schulden',
    says: 'Sie können aufs neue Jahr wechseln, wenn Ihre Kündigung bis 30. November dort ist. Schulden Sie Prämien, Kostenbeteiligungen oder Gebühren, müssen Sie zuerst alles zahlen. Jede Kasse muss Sie in die Grundversicherung aufnehmen.',
  },
  'ch.ask.my-data': {
    says: 'Fragen Sie die Firma schriftlich, welche Daten sie über Sie hat, mit einer Kopie Ihres Ausweises. Sie muss es innert 30 Tagen sagen, meist kostenlos. Falsche Daten können Sie berichtigen und unnötige löschen lassen. Weigert sie sich, hilft das Zivilgericht; der EDÖB berät.',
  },
  'ch.ask.insurance-cancel': {
    dependsOn: 'was in der Police steht',
    says: 'Suchen Sie in der Police das Ende und die Frist, meist drei Monate vorher. Ein Vertrag über mehr als drei Jahre ist auf das Ende des dritten und jedes weiteren Jahres kündbar. Nach einem bezahlten Schaden oder einer höheren Prämie können Sie oft auch kündigen. Schreiben Sie es und behalten Sie den Beleg.',
  },
  'ch.ask.tax-object': {
    says: 'Erheben Sie innert 30 Tagen nach Erhalt der Verfügung schriftlich Einsprache. Sie ist kostenlos. Sagen Sie, was falsch ist, und legen Sie Belege bei. Hat das Amt nur geschätzt, weil keine Steuererklärung kam, senden Sie sie jetzt vollständig: Sie müssen zeigen, dass die Schätzung klar falsch ist.',
  },
  'ch.ask.sublet': {
    says: 'Ja, wenn Sie den Vermieter vorher schriftlich mit den Bedingungen fragen. Er darf nur ablehnen, wenn Sie die Bedingungen verschweigen, viel zu viel verlangen oder ihm echter Schaden droht. Sie haften weiter für Miete und Schäden.',
  },
  'ch.ask.loss-certificate': {
    dependsOn: 'wie alt er ist',
    says: 'Er verjährt nach 20 Jahren, und Zins läuft keiner. Bis dahin kann der Gläubiger wieder fordern, wenn Sie mehr verdienen. Sie können eine kleinere Summe zur Tilgung anbieten: Viele nehmen an. Lassen Sie sich den Schein geben und im Register löschen.',
  },
  'ch.ask.sue': {
    says: 'Gehen Sie zuerst zur Schlichtungsbehörde am Wohnort der Gegenseite, bei Miete am Ort der Wohnung. Ein kurzer Brief oder ein Formular genügt, ohne Anwalt. Bei Miete und Arbeit bis 30’000 Franken ist es kostenlos. Ohne Einigung erhalten Sie ein Papier für das Gericht.',
  },
  'ch.ask.ad-calls': {
    says: 'Solche Anrufe sind verboten, wenn Ihre Nummer im Telefonbuch einen Stern (*) hat oder nicht darin steht und Sie mit der Firma nie zu tun hatten. Notieren Sie Datum und Nummer und melden Sie es online dem SECO. Ihr Anbieter muss einen kostenlosen Filter bieten. Stimmen Sie am Telefon nichts zu.',
  },
  'ch.ask.serafe': {
    says: 'Ja. Jeder Haushalt schuldet sie einmal, auch ohne Fernseher oder Radio. Mit Ergänzungsleistungen sind Sie befreit: Senden Sie Serafe die Verfügung. Kommen zwei Rechnungen in einen Haushalt, schreiben Sie Serafe und Ihrer Gemeinde.',
  },
  'ch.ask.unordered': {
    says: 'Nein. Was Sie nie bestellt haben, müssen Sie nicht zahlen, aufbewahren oder zurücksenden. Schreiben Sie einmal, dass es keinen Vertrag gibt und Sie nichts schulden. Kommt eine Betreibung, erheben Sie innert zehn Tagen Rechtsvorschlag.',
  },
}
