/** Verträge, Parkplatz, Abmahnung, GEMA und Betrug auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_DE: Words = {
  'de.consumer.want': {
    says: 'Eine Firma beruft sich auf einen Vertrag, lehnt Ihre Kündigung ab oder weist Ihre Beschwerde zurück.',
  },
  'de.consumer.who': {
    says: 'Das ist eine Firma. Was sie schreibt, ist ihre Meinung, keine Entscheidung.',
  },
  'de.consumer.reality': { says: 'Unfaires Kleingedrucktes gilt nicht. Das Gesetz geht vor.' },
  'de.consumer.rights-summary': {
    says: 'Oft können Sie 14 Tage widerrufen, per E-Mail kündigen und zwei Jahre Mängel rügen.',
  },
  'de.consumer.not-yet': {
    says: 'Wegen dieses Briefes kann nichts gepfändet werden. Dafür braucht es zuerst ein Gericht.',
  },
  'de.consumer.know-button': {
    says: 'Für Verträge im Internet muss es einen Kündigungsknopf geben.',
    learnMore:
      'Suchen Sie „Verträge hier kündigen“. Fehlt der Knopf, dürfen Sie jederzeit ohne Frist kündigen.',
  },
  'de.consumer.step-terms': {
    says: 'Suchen Sie Vertrag und Datum. Wie kam er zustande: online, an der Tür, am Telefon oder im Laden?',
  },
  'de.consumer.step-answer': {
    says: 'Antworten Sie schriftlich: widerrufen, kündigen oder Mangel nennen mit Frist. Heben Sie den Nachweis auf.',
  },
  'de.consumer.step-fault': {
    says: 'Bei Mängeln schreiben Sie dem Verkäufer, nicht dem Hersteller. Verlangen Sie Reparatur oder Ersatz bis zu einem festen Tag.',
  },
  'de.consumer.step-valid': {
    says: 'Gilt der Vertrag, zahlen Sie das Fällige und kündigen Sie zum nächstmöglichen Termin.',
  },
  'de.consumer.option-dispute': {
    says: 'Schreiben Sie, dass kein Vertrag besteht. Hilfsweise widerrufen und kündigen Sie.',
    title: 'Vertrag bestreiten oder widerrufen',
    cost: 'Kostenlos',
    time: 'Ein Brief oder eine E-Mail, jetzt',
    risk: 'Es kann Inkasso kommen. Bestreiten Sie auch das.',
    bestFor: 'Sie haben nie zugestimmt oder die 14 Tage laufen noch',
  },
  'de.consumer.option-complain': {
    says: 'Fragen Sie die Verbraucherzentrale oder die Schlichtungsstelle der Branche.',
    title: 'Schlichtungsstelle oder Verbraucherzentrale nutzen',
    cost: 'Kostenlos oder kleine Gebühr',
    time: 'Einige Wochen',
    risk: 'Nicht alle Firmen machen mit.',
    bestFor: 'Die Firma bewegt sich nicht',
  },
  'de.consumer.option-notice': {
    says: 'Nutzen Sie den Knopf oder eine E-Mail. Bitten Sie um Bestätigung des Enddatums.',
    title: 'Zum nächsten Termin kündigen',
    cost: 'Das Fällige bis dahin',
    time: 'Fünf Minuten',
    risk: 'Sie zahlen bis zum Vertragsende.',
    bestFor: 'Der Vertrag gilt, aber Sie wollen raus',
  },
  'de.consumer.right-withdraw': {
    says: 'Online, am Telefon oder an der Tür können Sie 14 Tage widerrufen, bei Waren ab Lieferung. Ohne Belehrung ein Jahr länger.',
  },
  'de.consumer.right-withdraw-button': {
    says: 'Seit 19. Juni 2026 brauchen Online-Shops einen gut sichtbaren Widerrufsknopf („Vertrag widerrufen“).',
  },
  'de.consumer.right-renewal': {
    says: 'Verträge seit März 2022 binden höchstens zwei Jahre. Danach können Sie mit einem Monat Frist gehen.',
  },
  'de.consumer.right-telecom': {
    says: 'Telefon und Internet: höchstens zwei Jahre. Danach können Sie jederzeit mit einem Monat Frist gehen.',
  },
  'de.consumer.right-telecom-summary': {
    says: 'Ein Telefon- oder Internetvertrag am Telefon gilt erst, wenn Sie die schriftliche Zusammenfassung genehmigt haben.',
  },
  'de.consumer.right-fault': {
    says: 'Sie haben zwei Jahre gegen den Verkäufer. Im ersten Jahr muss er beweisen, dass der Mangel am Anfang nicht da war.',
  },
  'de.consumer.right-unordered': {
    says: 'Für unbestellte Waren oder Dienste schulden Sie nichts.',
  },
  'de.consumer.right-order-button': {
    says: 'Im Internet gibt es nur einen Vertrag, wenn der Knopf klar sagte, dass Sie zahlen, etwa „zahlungspflichtig bestellen“.',
  },
  'de.consumer.warn-return': {
    says: 'Ware nur zurückzuschicken ist kein Widerruf. Schreiben Sie einen klaren Satz.',
  },
  'de.consumer.park-want': {
    says: 'Eine private Firma verlangt eine Vertragsstrafe fürs Parken. Das ist kein Bußgeld vom Staat.',
  },
  'de.consumer.park-who': {
    says: 'Eine private Firma überwacht den Parkplatz. Sie vergibt keine Punkte und kann nichts pfänden.',
  },
  'de.consumer.park-reality': {
    says: 'Sie schulden es nur, wenn Schilder Regel und Preis klar zeigten und Sie gefahren sind.',
  },
  'de.consumer.park-rights': {
    says: 'Sie dürfen Beweise, Fotos und Schilder verlangen. Sie dürfen Nein sagen.',
  },
  'de.consumer.park-not-yet': {
    says: 'Aus diesem Brief folgen keine Punkte, keine Pfändung und kein Schufa-Eintrag. Zuerst müssten sie vor Gericht gewinnen.',
  },
  'de.consumer.park-step-check': {
    says: 'Prüfen Sie Zeit, Ort und Schilder. Machen Sie Fotos. Haben Sie einen Kassenbon?',
  },
  'de.consumer.park-step-shop': {
    says: 'Waren Sie Kunde? Bitten Sie das Geschäft um Rücknahme. Das klappt oft.',
  },
  'de.consumer.park-step-driver': {
    says: 'Sie waren es nicht? Sagen Sie das und wer noch gefahren sein kann. Bloßes Bestreiten reicht vor Gericht nicht.',
  },
  'de.consumer.park-step-pay': {
    says: 'Stimmt es, zahlen Sie die Vertragsstrafe. Prüfen Sie Zusatzkosten genau.',
  },
  'de.consumer.park-option-dispute': {
    says: 'Sagen Sie, warum Sie es nicht schulden. Verlangen Sie Fotos und das Schild.',
    title: 'Vertragsstrafe schriftlich ablehnen',
    cost: 'Kostenlos',
    time: 'Eine E-Mail',
    risk: 'Es kann Inkasso oder eine Klage folgen.',
    bestFor: 'Schilder waren unklar, Sie fuhren nicht oder waren Kunde',
  },
  'de.consumer.park-option-pay': {
    says: 'Frühes Zahlen vermeidet Inkassokosten.',
    title: 'Vertragsstrafe zahlen',
    cost: 'Oft 30 bis 50 €',
    time: 'Vor dem Datum',
    risk: 'Keins',
    bestFor: 'Sie haben gegen klare Schilder geparkt',
  },
  'de.consumer.park-right-keeper': {
    says: 'Der Halter haftet nicht für die Vertragsstrafe. Den Vertrag hat nur der Fahrer geschlossen.',
  },
  'de.consumer.park-right-signs': {
    says: 'Schilder müssen groß und gut lesbar sein. Eine viel zu hohe Strafe gilt nicht.',
  },
  'de.consumer.copy-want': {
    says: 'Eine Abmahnung verlangt eine unterschriebene Unterlassungserklärung und Geld.',
  },
  'de.consumer.copy-who': {
    says: 'Anwälte schreiben für den Inhaber eines Werks, Bildes oder Namens. Sie sind kein Gericht.',
  },
  'de.consumer.copy-reality': {
    says: 'Ist sie berechtigt, ist es ernst. Nichtstun kann zur einstweiligen Verfügung führen. Das fremde Formular kann Sie 30 Jahre binden.',
  },
  'de.consumer.copy-rights': {
    says: 'Sie dürfen eine eigene, engere Erklärung abgeben, Fakten bestreiten und weniger zahlen. Bei Privatleuten sind Anwaltskosten gedeckelt.',
  },
  'de.consumer.copy-not-yet': {
    says: 'Jetzt kann kein Geld gepfändet werden. Dafür brauchen sie ein Gericht.',
  },
  'de.consumer.copy-step-nosign': {
    says: 'Unterschreiben Sie das Formular nicht und rufen Sie nicht an. Holen Sie vor der kurzen Frist Rat.',
  },
  'de.consumer.copy-step-who': {
    says: 'Klären Sie, wer damals das Internet genutzt hat. Schreiben Sie es auf. Löschen Sie nichts.',
  },
  'de.consumer.copy-step-modified': {
    says: 'Anwalt oder Verbraucherzentrale können eine modifizierte Unterlassungserklärung schreiben. Schicken Sie sie bei Bedarf vor der Frist.',
  },
  'de.consumer.copy-step-valid': {
    says: 'Waren Sie es, geben Sie eine modifizierte Erklärung ab und bieten Sie weniger. Viele Fälle enden mit Vergleich.',
  },
  'de.consumer.copy-step-dispute': {
    says: 'Sie waren es nicht? Sagen Sie, wer den Anschluss selbst nutzen konnte. Sie müssen niemanden beschuldigen.',
  },
  'de.consumer.copy-option-modified': {
    says: 'Versprechen Sie, es nicht zu wiederholen, ohne Anerkenntnis. Bieten Sie weniger.',
    title: 'Modifizierte Erklärung abgeben, Summe verhandeln',
    cost: 'Anwalt oder Verbraucherzentrale',
    time: 'Vor der Frist',
    risk: 'Die Erklärung gilt lebenslang. Jeder Verstoß kostet Strafe.',
    bestFor: 'Der Verstoß stimmt wohl',
  },
  'de.consumer.copy-option-dispute': {
    says: 'Schreiben Sie, warum sie falsch ist. Bei unberechtigter Abmahnung können Sie Ihre Kosten fordern.',
    title: 'Abmahnung zurückweisen',
    cost: 'Anwalt ratsam',
    time: 'Vor der Frist',
    risk: 'Eine Verfügung oder Klage kann folgen.',
    bestFor: 'Sie waren es nicht oder durften es',
  },
  'de.consumer.copy-option-help': {
    says: 'Nehmen Sie den ganzen Brief mit und fragen Sie nach einer modifizierten Erklärung.',
    title: 'Verbraucherzentrale oder Fachanwalt',
    cost: 'Kleine Gebühr oder Festpreis',
    time: 'Diese Woche',
    risk: 'Keins',
    bestFor: 'Alle mit einer Abmahnung',
  },
  'de.consumer.copy-right-cap': {
    says: 'Bei Privatpersonen zählt für die Anwaltskosten der Unterlassung nur ein Wert von 1.000 €. Schadensersatz kommt dazu.',
  },
  'de.consumer.copy-right-form': {
    says: 'Der Brief muss Inhaber und genauen Verstoß nennen und Schadensersatz von Kosten trennen. Sonst ist er unwirksam.',
  },
  'de.consumer.copy-right-family': {
    says: 'Der Anschlussinhaber haftet nicht immer. Andere im Haushalt können es gewesen sein.',
  },
  'de.consumer.copy-warn-date': {
    says: 'Die Frist ist kurz und ernst. Bitten Sie schriftlich um Verlängerung, wenn Sie vorher keinen Rat bekommen.',
  },
  'de.consumer.copy-element-split': {
    says: 'Der Brief muss Schadensersatz und Kosten trennen.',
    name: 'Schadensersatz und Kosten getrennt',
    ifMissing:
      'Wir sehen Schadensersatz und Anwaltskosten nicht getrennt. Dann kann die Abmahnung unwirksam sein.',
  },
  'de.consumer.copy-limitation': {
    says: 'Kosten und die meisten Ansprüche verjähren drei Jahre nach Jahresende.',
    from: 'das Ende des Jahres, in dem der Inhaber von Verstoß und Person erfuhr',
    restartedBy:
      'Zahlung oder Anerkenntnis starten neu. Ein Teil des Schadensersatzes verjährt erst nach zehn Jahren.',
  },
  'de.consumer.gema-want': {
    says: 'GEMA oder eine ähnliche Stelle will Lizenzgebühren für öffentliche Musik.',
  },
  'de.consumer.gema-who': {
    says: 'Sie handelt für Komponisten. Sie darf nicht durchsuchen und keine Bußgelder verhängen. Sie kann klagen.',
  },
  'de.consumer.gema-right': {
    says: 'Musik unter Freunden oder Familie ist nicht öffentlich. Dann braucht es keine Lizenz.',
  },
  'de.consumer.gema-step': {
    says: 'Prüfen Sie, wann, wo und für wen Musik lief. Fragen Sie nach Tarif und Berechnung.',
  },
  'de.consumer.gema-option': {
    says: 'Schreiben Sie, was wirklich lief, und verlangen Sie Korrektur.',
    title: 'Grundlage verlangen oder bestreiten',
    cost: 'Kostenlos',
    time: 'Ein Brief',
    risk: 'Für Musik ohne Lizenz können sie das Doppelte verlangen.',
    bestFor: 'Sie haben keine Musik öffentlich gespielt oder falsch gezählt',
  },
  'de.consumer.scam-want': {
    says: 'Das sieht nach Betrug aus. Sie wollen Ihr Geld oder Ihre Daten.',
  },
  'de.consumer.scam-who': {
    says: 'Betrüger nutzen Namen von Gericht, Polizei, Bank, Paketdienst und Inkasso. Echte Stellen fragen nie nach PIN, Gutscheinen oder Krypto.',
  },
  'de.consumer.scam-reality': {
    says: 'Sie schulden das nicht. Es passiert nichts, wenn Sie nicht antworten.',
  },
  'de.consumer.scam-not-yet': {
    says: 'Sie können keinen Gerichtsvollzieher schicken, kein Konto sperren und niemanden verhaften.',
  },
  'de.consumer.scam-step-stop': {
    says: 'Nicht zahlen, nicht klicken, nicht zurückrufen, keine Daten geben. Heben Sie den Brief als Beweis auf.',
  },
  'de.consumer.scam-step-check': {
    says: 'Unsicher? Suchen Sie die Firma im Rechtsdienstleistungsregister. Nutzen Sie eine selbst gesuchte Nummer.',
  },
  'de.consumer.scam-step-bank': {
    says: 'Schon gezahlt oder Daten gegeben? Rufen Sie sofort Ihre Bank oder 116 116 an und sperren Sie alles.',
  },
  'de.consumer.scam-step-police': {
    says: 'Erstatten Sie Anzeige, online (Onlinewache) oder auf der Wache. Das ist kostenlos.',
  },
  'de.consumer.scam-right-bank': {
    says: 'Eine Zahlung, die Sie nicht erlaubt haben, muss die Bank bis Ende des nächsten Geschäftstags erstatten. Ausnahme: ein gemeldeter Verdacht.',
  },
  'de.consumer.scam-right-gross': {
    says: 'Sie tragen den Schaden nur bei grober Fahrlässigkeit, etwa wenn Sie PIN oder TAN weitergeben. Das muss die Bank beweisen.',
  },
  'de.consumer.scam-right-debit': {
    says: 'Eine Lastschrift können Sie acht Wochen ohne Grund zurückgeben. Ohne Ihre Erlaubnis 13 Monate.',
  },
  'de.consumer.scam-option-ignore': {
    says: 'Reagieren Sie nicht. Blockieren Sie den Absender.',
    title: 'Nicht antworten, als Beweis aufheben',
    cost: 'Nichts',
    time: 'Keine',
    risk: 'Echte Gerichtspost im gelben Umschlag dürfen Sie nie ignorieren.',
    bestFor: 'Der Brief ist falsch',
  },
  'de.consumer.scam-option-report': {
    says: 'Erstatten Sie online Anzeige und informieren Sie die Verbraucherzentrale.',
    title: 'Bei der Polizei anzeigen',
    cost: 'Kostenlos',
    time: '15 Minuten online',
    risk: 'Keins',
    bestFor: 'Alle, vor allem wenn Geld weg ist',
  },
  'de.consumer.scam-warn-again': {
    says: 'Wer Ihr Geld gegen Gebühr zurückholen will, gehört oft zur selben Bande.',
  },
  'de.consumer.scam-insight-iban': {
    says: 'Zahlung auf ein Auslandskonto, in Krypto oder mit Gutschein ist ein starkes Zeichen für Betrug.',
    actionable: 'Prüfen Sie zuerst die Firma im Register.',
  },
}
