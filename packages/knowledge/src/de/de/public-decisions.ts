/** Bescheide von Jobcenter, Finanzamt, Bußgeldstelle und Beitragsservice auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DECISIONS_DE: Words = {
  'de.public.benefit-want': {
    says: 'Das Amt hebt einen früheren Bescheid auf und will Geld zurück (Aufhebungs- und Erstattungsbescheid).',
  },
  'de.public.benefit-want-hearing': {
    says: 'Das Amt fragt nach Ihrer Sicht, bevor es entscheidet (Anhörung). Noch ist nichts entschieden.',
  },
  'de.public.benefit-who': {
    says: 'Das ist eine Behörde, etwa Jobcenter, Agentur für Arbeit oder Familienkasse. Ein Gericht kann ihren Bescheid kostenlos prüfen.',
  },
  'de.public.benefit-reality': {
    says: 'Auch ein falscher Bescheid gilt, wenn Sie nicht binnen eines Monats widersprechen. Viele werden danach geändert.',
  },
  'de.public.benefit-rights': {
    says: 'Sie dürfen binnen eines Monats widersprechen, Ihre Akte sehen und kostenlos zum Sozialgericht gehen.',
  },
  'de.public.benefit-not-yet': {
    says: 'Solange Ihr Widerspruch gegen die Rückzahlung läuft, darf die Summe meist nicht vollstreckt werden.',
  },
  'de.public.benefit-know': {
    says: 'Frist verpasst? Sie können trotzdem eine Überprüfung beantragen.',
    learnMore:
      'Schreiben Sie: „Ich beantrage Überprüfung nach § 44 SGB X.“ Bei Grundsicherung geht das nur ein Jahr zurück.',
  },
  'de.public.benefit-deadline': {
    says: 'Sie haben einen Monat, nachdem der Bescheid angekommen ist. Ein Satz reicht, Gründe können folgen.',
    action: 'Widerspruch an das Amt schicken',
    consequence: 'Der Bescheid wird bestandskräftig. Dann hilft nur noch eine Überprüfung.',
    service: 'ein Bescheid gilt am vierten Tag nach der Aufgabe zur Post als bekannt gegeben',
  },
  'de.public.benefit-step-object': {
    says: 'Stimmt es nicht? Schreiben Sie: „Ich lege Widerspruch ein.“ Mit Datum, Nummer und Unterschrift. Geben Sie es gegen Stempel ab.',
  },
  'de.public.benefit-step-hearing': {
    says: 'Antworten Sie auf die Anhörung mit Fakten und Belegen. Bitten Sie bei Bedarf um mehr Zeit.',
  },
  'de.public.benefit-step-file': {
    says: 'Verlangen Sie Akteneinsicht und die Berechnung Monat für Monat.',
  },
  'de.public.benefit-step-rates': {
    says: 'Stimmt es, ist aber zu viel? Bitten Sie um kleine Raten, Aufschub oder Erlass.',
  },
  'de.public.benefit-step-trust': {
    says: 'Haben Sie alles angegeben und das Amt hat sich geirrt? Sagen Sie, dass Sie dem Bescheid vertraut und das Geld verbraucht haben.',
  },
  'de.public.benefit-step-advice': {
    says: 'Holen Sie Hilfe: Beratungsschein vom Amtsgericht, Sozialverband (VdK, SoVD) oder Erwerbslosenberatung.',
  },
  'de.public.benefit-option-object': {
    says: 'Schreiben Sie, dass Sie widersprechen. Verlangen Sie die Akte und begründen Sie später.',
    title: 'Widerspruch einlegen',
    cost: 'Kostenlos',
    time: 'Ein Monat. Die Antwort dauert etwa drei Monate',
    risk: 'Fast keins.',
    bestFor: 'Sie sind nicht einverstanden oder verstehen die Summe nicht',
  },
  'de.public.benefit-option-rates': {
    says: 'Zeigen Sie Ihr Einkommen und bieten Sie eine kleine Rate an.',
    title: 'Raten oder Erlass beantragen',
    cost: 'Kostenlos',
    time: 'Ein Brief',
    risk: 'Es kann wie Zustimmung wirken. Widersprechen Sie zuerst.',
    bestFor: 'Der Bescheid stimmt, aber Sie können nicht zahlen',
  },
  'de.public.benefit-option-help': {
    says: 'Die Beratung liest die Akte und schreibt die Gründe.',
    title: 'Vor Fristende Rat holen',
    cost: 'Mit Beratungsschein höchstens 15 €',
    time: 'Ein Besuch beim Amtsgericht',
    risk: 'Keins, aber widersprechen Sie selbst rechtzeitig.',
    bestFor: 'Die Summe ist hoch oder man wirft Ihnen falsche Angaben vor',
  },
  'de.public.benefit-right-hearing': {
    says: 'Bevor das Amt Geld zurückfordert, muss es Sie anhören.',
  },
  'de.public.benefit-right-trust': {
    says: 'War der Fehler beim Amt und für Sie nicht erkennbar, dürfen Sie verbrauchtes Geld behalten.',
  },
  'de.public.benefit-right-court': {
    says: 'Das Sozialgericht kostet Sie nichts. Sie brauchen dort keinen Anwalt.',
  },
  'de.public.benefit-right-urgent': {
    says: 'Haben Sie kein Geld zum Leben, kann das Sozialgericht in wenigen Tagen entscheiden (Eilantrag).',
  },
  'de.public.benefit-warn-stop': {
    says: 'Der Widerspruch bringt gestoppte Leistungen nicht zurück. Dafür brauchen Sie einen Eilantrag beim Sozialgericht.',
  },
  'de.public.benefit-warn-crime': {
    says: 'Man wirft Ihnen Absicht oder grobe Schuld vor. Sprechen Sie mit einem Anwalt, bevor Sie etwas erklären.',
  },
  'de.public.benefit-insight': {
    says: 'Im Bescheid muss stehen, welcher alte Bescheid fällt, für welche Monate und für wen. Dort passieren oft Fehler.',
    actionable: 'Prüfen Sie jeden Monat und jede Person.',
  },
  'de.public.benefit-limitation': {
    says: 'Die Erstattung verjährt vier Jahre nach Ende des Jahres, in dem der Bescheid unanfechtbar wurde.',
    from: 'das Ende des Jahres, in dem der Erstattungsbescheid unanfechtbar wurde',
    restartedBy: 'Eine Zahlung oder Vollstreckung kann die vier Jahre neu starten.',
  },
  'de.public.change-post': {
    says: 'Die Frist beginnt am vierten Tag nach der Aufgabe zur Post.',
    was: 'Bescheide galten am dritten Tag nach der Aufgabe zur Post als bekannt.',
    is: 'Seit 1. Januar 2025 ist es der vierte Tag.',
  },
  'de.public.tax-want': {
    says: 'Das Finanzamt setzt eine Steuer fest oder mahnt sie an. Der Tag steht im Bescheid.',
  },
  'de.public.tax-who': {
    says: 'Das Finanzamt kann ohne Gericht vollstrecken. Es muss vorher mahnen und kann Ihnen Zeit geben.',
  },
  'de.public.tax-reality': {
    says: 'Der Einspruch allein stoppt die Zahlung nicht. Beantragen Sie im selben Brief Aussetzung der Vollziehung.',
  },
  'de.public.tax-rights': {
    says: 'Sie dürfen binnen eines Monats Einspruch einlegen. Das ist kostenlos und geht ohne Anwalt.',
  },
  'de.public.tax-not-yet': {
    says: 'Jetzt wird nichts gepfändet. Zuerst muss die Steuer fällig sein, dann kommt eine Mahnung und eine Woche Frist.',
  },
  'de.public.tax-know': {
    says: 'Das Finanzamt kann Stundung oder Raten gewähren. Beantragen Sie das vor dem Fälligkeitstag.',
    learnMore:
      'Schreiben Sie, warum Sie jetzt nicht zahlen können und wann es geht. Bieten Sie Raten an.',
  },
  'de.public.tax-deadline': {
    says: 'Sie haben einen Monat, nachdem der Bescheid angekommen ist. Gründe können folgen.',
    action: 'Einspruch schriftlich oder über ELSTER einlegen',
    consequence: 'Der Bescheid wird endgültig, auch wenn er falsch ist.',
    service: 'ein Steuerbescheid gilt am vierten Tag nach der Aufgabe zur Post als bekannt gegeben',
  },
  'de.public.tax-step-check': {
    says: 'Vergleichen Sie den Bescheid Zeile für Zeile mit Ihrer Erklärung. Am Ende steht, was geändert wurde.',
  },
  'de.public.tax-step-object': {
    says: 'Stimmt etwas nicht? Legen Sie mit einem Satz Einspruch ein und beantragen Sie Aussetzung für diesen Teil.',
  },
  'de.public.tax-step-pay': {
    says: 'Zahlen Sie pünktlich oder bitten Sie vorher um Aufschub. Sonst kommt 1 % Säumniszuschlag je angefangenem Monat dazu.',
  },
  'de.public.tax-step-estimate': {
    says: 'Das Finanzamt hat geschätzt, weil die Erklärung fehlte. Legen Sie Einspruch ein und schicken Sie die Erklärung jetzt.',
  },
  'de.public.tax-option-object': {
    says: 'Schicken Sie einen Satz mit Steuernummer. Belege können folgen.',
    title: 'Einspruch einlegen',
    cost: 'Kostenlos',
    time: 'Ein Monat',
    risk: 'Das Amt darf auch verbösern, muss aber vorher warnen. Dann können Sie zurücknehmen.',
    bestFor: 'Kosten fehlen oder das Amt hat sich geirrt',
  },
  'de.public.tax-option-time': {
    says: 'Erklären Sie Ihre Lage und bieten Sie einen Plan an.',
    title: 'Stundung oder Raten beantragen',
    cost: 'Meist 0,5 % Zinsen im Monat',
    time: 'Vor dem Fälligkeitstag',
    risk: 'Das Amt kann Nachweise verlangen.',
    bestFor: 'Die Steuer stimmt, aber das Geld fehlt',
  },
  'de.public.tax-option-help': {
    says: 'Lohnsteuerhilfevereine helfen Angestellten und Rentnern.',
    title: 'Lohnsteuerhilfeverein oder Steuerberater fragen',
    cost: 'Jahresbeitrag oder Honorar',
    time: 'Innerhalb des Monats',
    risk: 'Legen Sie selbst rechtzeitig Einspruch ein.',
    bestFor: 'Sie verstehen den Bescheid nicht',
  },
  'de.public.tax-right-restore': {
    says: 'Haben Sie die Frist ohne Schuld versäumt? Beantragen Sie binnen eines Monats Wiedereinsetzung.',
  },
  'de.public.tax-right-slip': {
    says: 'Offenbare Fehler wie Zahlendreher werden auch später berichtigt.',
  },
  'de.public.tax-right-stop': {
    says: 'Bei ernsten Zweifeln soll das Amt die Zahlung bis zur Entscheidung aussetzen.',
  },
  'de.public.fine-want': {
    says: 'Eine Behörde verlangt ein Bußgeld (Bußgeldbescheid). Sie haben zwei Wochen für den Einspruch.',
  },
  'de.public.fine-want-warning': {
    says: 'Das ist ein Angebot: Zahlen Sie binnen einer Woche eine kleine Summe, dann ist es erledigt (Verwarnungsgeld, 5 bis 55 €).',
  },
  'de.public.fine-who': {
    says: 'Das ist eine Behörde, etwa die Stadt oder die Zentrale Bußgeldstelle, keine private Parkfirma.',
  },
  'de.public.fine-reality': {
    says: 'Nach der Frist ist das Bußgeld endgültig und ohne Gericht vollstreckbar. Vorher können Sie sich wehren.',
  },
  'de.public.fine-not-yet': {
    says: 'Solange die Frist oder Ihr Einspruch läuft, wird nichts vollstreckt.',
  },
  'de.public.fine-deadline': {
    says: 'Sie haben zwei Wochen ab dem Datum auf dem gelben Umschlag. Schriftlich, nicht per einfacher E-Mail.',
    action: 'Einspruch an die Bußgeldstelle schicken',
    consequence: 'Bußgeld, Punkte und Fahrverbot werden rechtskräftig.',
  },
  'de.public.fine-deadline-warning': {
    says: 'Sie nehmen an, indem Sie binnen einer Woche zahlen. Oder Sie lehnen ab und zahlen nicht.',
    action: 'Verwarnungsgeld zahlen, wenn Sie es annehmen',
    consequence: 'Es kann ein Bußgeldbescheid mit Gebühren folgen.',
  },
  'de.public.fine-step-check': {
    says: 'Prüfen Sie Tag, Ort, Auto, Foto und Fahrer. Verlangen Sie Akteneinsicht und das Foto.',
  },
  'de.public.fine-step-silent': {
    says: 'Zur Sache müssen Sie nichts sagen. Name, Geburtsdaten und Anschrift müssen Sie angeben.',
  },
  'de.public.fine-step-object': {
    says: 'Schreiben Sie: Aktenzeichen, Datum, „Ich lege Einspruch ein“, Unterschrift. Gründe sind nicht nötig. Rücknahme ist möglich.',
  },
  'de.public.fine-step-pay': {
    says: 'Stimmt es, ist aber zu viel? Bitten Sie um Raten und zeigen Sie Ihr Einkommen. Wer schweigt, riskiert Erzwingungshaft.',
  },
  'de.public.fine-option-object': {
    says: 'Legen Sie erst Einspruch ein, dann sehen Sie die Akte. Ein Verkehrsanwalt hilft.',
    title: 'Einspruch binnen zwei Wochen',
    cost: 'Kostenlos. Bei Verlust Gerichtskosten',
    time: 'Zwei Wochen ab Zustellung',
    risk: 'In der Verhandlung kann das Bußgeld auch steigen.',
    bestFor: 'Sie waren es nicht oder Punkte oder Fahrverbot drohen',
  },
  'de.public.fine-option-pay': {
    says: 'Zahlen Sie mit Aktenzeichen. Heben Sie den Beleg auf.',
    title: 'Zahlen und erledigen',
    cost: 'Bußgeld und Gebühren',
    time: 'Innerhalb der Frist',
    risk: 'Punkte und Fahrverbot gelten dann auch.',
    bestFor: 'Es stimmt und ist klein',
  },
  'de.public.fine-right-limit': {
    says: 'Die meisten Verkehrsverstöße verjähren nach drei Monaten, wenn vorher keine Anhörung und kein Bescheid kam.',
  },
  'de.public.fine-right-keeper': {
    says: 'Bestraft wird nur der Fahrer. Bei Parkverstößen zahlt der Halter die Kosten, wenn der Fahrer unbekannt bleibt.',
  },
  'de.public.fine-right-restore': {
    says: 'Waren Sie im Urlaub? Beantragen Sie binnen einer Woche nach Rückkehr Wiedereinsetzung und legen Sie Einspruch ein.',
  },
  'de.public.fine-warn-ban': {
    says: 'Es geht um Punkte oder Fahrverbot. Gehen Sie vor Fristende zum Verkehrsanwalt.',
  },
  'de.public.fine-myth': {
    says: 'Ein offenes Bußgeld verschwindet nicht. Die Behörde vollstreckt, und das Gericht kann Erzwingungshaft anordnen.',
  },
  'de.public.tv-want': {
    says: 'Der Beitragsservice will den Rundfunkbeitrag für Ihre Wohnung. Pro Wohnung gibt es einen Beitrag, mit oder ohne Fernseher.',
  },
  'de.public.tv-who': {
    says: 'Der Beitragsservice zieht für öffentliche Sender ein. Er ist keine Inkassofirma.',
  },
  'de.public.tv-reality': {
    says: 'Das ist eine öffentliche Abgabe. Nach einem Festsetzungsbescheid wird ohne Gerichtsverfahren vollstreckt.',
  },
  'de.public.tv-rights': {
    says: 'Mit Grundsicherung, BAföG oder kaum mehr Einkommen können Sie befreit werden, bis zu drei Jahre rückwirkend.',
  },
  'de.public.tv-not-yet': {
    says: 'Eine Zahlungserinnerung ist nicht vollstreckbar. Zuerst muss ein Festsetzungsbescheid kommen.',
  },
  'de.public.tv-deadline': {
    says: 'Sie haben einen Monat, nachdem er ankam. Am Ende steht, wohin der Widerspruch geht.',
    action: 'Widerspruch gegen den Festsetzungsbescheid einlegen',
    consequence: 'Der Bescheid wird endgültig und vollstreckbar.',
  },
  'de.public.tv-step-exempt': {
    says: 'Wenig Geld oder Sozialleistungen? Beantragen Sie jetzt Befreiung und schicken Sie Ihren Leistungsbescheid mit.',
  },
  'de.public.tv-step-double': {
    says: 'Zahlt schon jemand in der Wohnung? Nennen Sie dessen Beitragsnummer und melden Sie Ihr Konto ab.',
  },
  'de.public.tv-step-rates': {
    says: 'Schulden Sie den Beitrag? Bitten Sie vor der Vollstreckung um Raten.',
  },
  'de.public.tv-option-exempt': {
    says: 'Füllen Sie das Formular auf rundfunkbeitrag.de aus und schicken Sie Belege.',
    title: 'Befreiung oder Ermäßigung beantragen',
    cost: 'Kostenlos',
    time: 'Ein Formular',
    risk: 'Die alte Summe bleibt bis zur Entscheidung. Widersprechen Sie auch dem Bescheid.',
    bestFor: 'Sozialleistungen, BAföG, Behinderung oder Doppelzahlung',
  },
  'de.public.tv-option-rates': {
    says: 'Bieten Sie eine Rate an, die Sie neben dem laufenden Beitrag schaffen.',
    title: 'Raten vereinbaren',
    cost: 'Beitrag und Säumniszuschlag',
    time: 'Ein Brief oder Anruf',
    risk: 'Neue Beiträge laufen weiter.',
    bestFor: 'Sie schulden ihn und haben wenig Geld',
  },
  'de.public.tv-right-once': {
    says: 'Pro Wohnung ist nur ein Beitrag fällig, egal wie viele dort wohnen.',
  },
  'de.public.tv-right-exempt': {
    says: 'Die Befreiung gilt bis zu drei Jahre rückwirkend, wenn Sie die Leistung damals nachweisen.',
  },
  'de.public.tv-myth': {
    says: 'Den Beitrag schulden Sie auch ohne Fernseher oder Radio. Das Bundesverfassungsgericht hat das 2018 bestätigt.',
  },
}
