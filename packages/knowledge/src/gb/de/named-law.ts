/** Gerichtliche Geldstrafen, Erbbauzins, Sozialleistungen, Angebote und Betrug: die Zeilen des Vereinigten Königreichs auf Deutsch. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_DE: Words = {
  'gb.court-fine.wants': {
    says: 'Ein Gericht hat Sie zu einer Geldstrafe verurteilt und die Einziehung angeordnet (collection order). Es will die ganze Summe bis zum Tag auf dem Papier.',
  },
  'gb.court-fine.who': {
    says: 'Das kommt von einem Strafgericht (magistrates’ court). Es ist keine private Firma.',
  },
  'gb.court-fine.reality': {
    says: 'Das ist echt, aber Sie können vor dem Termin um mehr Zeit bitten. Danach kann die Strafe wachsen.',
  },
  'gb.court-fine.no-prison-yet': {
    says: 'Ohne Anhörung kann Sie dafür niemand ins Gefängnis schicken. Das Gericht muss erst nach Ihrem Geld fragen und warum Sie nicht gezahlt haben.',
  },
  'gb.court-fine.surcharge': {
    says: 'Das Gesetz schlägt auf jede Geldstrafe einen Zuschlag (surcharge). Bei Erwachsenen sind es meist 40 % der Strafe.',
  },
  'gb.court-fine.rights': {
    says: 'Sie können um mehr Zeit bitten, Rechtsmittel einlegen oder das Verfahren neu beginnen lassen, wenn Sie nichts davon wussten.',
  },
  'gb.court-fine.right-vary': {
    says: 'Haben Sie weniger Geld als vorher? Dann können Sie den fines officer um mehr Zeit oder kleinere Raten bitten. Fragen Sie vor dem Termin.',
  },
  'gb.court-fine.right-never-knew': {
    says: 'Wussten Sie nichts von dem Verfahren? Dann können Sie innerhalb von 21 Tagen, nachdem Sie davon erfahren, eine eidliche Erklärung (statutory declaration) abgeben. Das Verfahren beginnt dann neu.',
  },
  'gb.court-fine.right-appeal': {
    says: 'Sie können beim Crown Court Rechtsmittel einlegen. Die Zeit ist kurz und läuft ab dem Urteil. Fragen Sie das Gericht noch heute, wie lange Sie haben.',
  },
  'gb.court-fine.points': {
    says: 'Die Punkte kommen in Ihr Fahrregister. Zwölf Punkte in drei Jahren bedeuten meist ein Fahrverbot. Zählen Sie, wie viele Sie haben.',
  },
  'gb.court-fine.step-call': {
    says: 'Rufen Sie vor dem Termin das fines team an. Halten Sie Kontonummer, Lohn und Rechnungen bereit.',
  },
  'gb.court-fine.step-check': {
    says: 'Rechnen Sie Strafe, Kosten und Zuschlag zusammen. Fragen Sie das Gericht, wenn die Summe nicht stimmt.',
  },
  'gb.court-fine.option-parts': {
    says: 'Bitten Sie das fines team um Raten, die Sie schaffen.',
    title: 'Um Raten bitten',
    cost: 'Kostenlos',
    time: 'Ein Anruf',
    risk: 'Fällt eine Rate aus, kann das Gericht den nächsten Schritt tun.',
    bestFor: 'Sie können nicht alles bis zum Termin zahlen.',
  },
  'gb.court-fine.option-help': {
    says: 'Eine kostenlose Schuldnerberatung hilft Ihnen, das Gericht um Raten zu bitten.',
    title: 'Kostenlose Schuldnerberatung',
    cost: 'Kostenlos',
    time: 'Diese Woche',
    risk: 'Lassen Sie beim Warten den Termin nicht verstreichen.',
    bestFor: 'Sie haben noch andere Schulden.',
  },
  'gb.ground-rent.right-notice': {
    says: 'Die Grundmiete (ground rent) ist erst fällig, wenn Sie eine Anzeige in der gesetzlichen Form bekommen. Ihr Termin muss 30 bis 60 Tage in der Zukunft liegen.',
  },
  'gb.ground-rent.right-form': {
    says: 'Die Anzeige muss das amtliche Formular mit den Hinweisen für Leaseholder nutzen. Fehlt etwas, verlangen Sie eine vollständige.',
  },
  'gb.ground-rent.right-address': {
    says: 'Die Miete ist erst fällig, wenn der Eigentümer Ihnen eine Adresse in England oder Wales genannt hat, an die Sie schreiben können.',
  },
  'gb.ground-rent.right-small-sums': {
    says: 'Wegen £350 oder weniger kann Ihnen der Lease nicht entzogen werden, außer ein Teil ist seit mehr als drei Jahren offen.',
  },
  'gb.ground-rent.right-fees': {
    says: 'Eine Gebühr für späte Zahlung muss angemessen sein und eine Übersicht Ihrer Rechte enthalten. Ein Tribunal kann darüber entscheiden.',
  },
  'gb.ground-rent.not-out': {
    says: 'Ohne Gericht darf Sie niemand wegen Grundmiete aus Ihrer Wohnung setzen.',
  },
  'gb.ground-rent.new-leases': {
    says: 'Die meisten Leases seit dem 30. Juni 2022 dürfen keine echte Grundmiete verlangen. Sehen Sie nach, von wann Ihrer ist.',
  },
  'gb.ground-rent.want': {
    says: 'Der Eigentümer des Gebäudes oder Grunds verlangt Grundmiete aus Ihrem langen Lease.',
  },
  'gb.ground-rent.reality': {
    says: 'Ist die Anzeige richtig, ist die Miete fällig. Kleine Summen gefährden die Wohnung selten, aber Gebühren können wachsen.',
  },
  'gb.ground-rent.option-pay': {
    says: 'Stimmen Anzeige und Summe, zahlen Sie und behalten Sie den Beleg.',
    title: 'Bis zum Termin zahlen',
    cost: 'Die Grundmiete.',
    time: 'Bis zum Tag in der Anzeige.',
    risk: 'Keines, wenn die Summe stimmt.',
    bestFor: 'Die Anzeige passt zu Ihrem Lease.',
  },
  'gb.ground-rent.option-ask': {
    says: 'Schreiben Sie, was fehlt oder falsch ist, und verlangen Sie eine neue Anzeige.',
    title: 'Eine richtige Anzeige verlangen',
    cost: 'Eine Briefmarke.',
    time: 'Vor dem Termin.',
    risk: 'Haben Sie unrecht, können Gebühren kommen.',
    bestFor: 'Form, Summe oder Adresse ist falsch.',
  },
  'gb.ground-rent.step-check': {
    says: 'Suchen Sie im Lease die Höhe und die Tage der Grundmiete. Vergleichen Sie die Anzeige damit.',
  },
  'gb.ground-rent.step-answer': {
    says: 'Stimmt die Anzeige, zahlen Sie bis zum Termin, damit keine Gebühren dazukommen. Stimmt sie nicht, schreiben Sie, was fehlt.',
  },
  'gb.credit.right-hardship': {
    says: 'Kürzt eine Sanktion Ihren Universal Credit, können Sie eine Härtezahlung (hardship payment) für Essen, Heizung und Miete beantragen. Stellen Sie den Antrag für jeden Monat neu.',
  },
  'gb.credit.right-sanction': {
    says: 'Sie können verlangen, dass die Sanktion neu geprüft wird. Nennen Sie Ihren guten Grund und schicken Sie Belege.',
  },
  'gb.credit.hardship-back': {
    says: 'Eine Härtezahlung wird erst nach dem Ende Ihrer Sanktionen einbehalten, und nicht in Monaten, in denen Sie genug verdienen.',
  },
  'gb.credit.step-journal': {
    says: 'Schreiben Sie in Ihr Journal, was Sie brauchen und warum. Behalten Sie eine Kopie und notieren Sie jeden Anruf.',
  },
  'gb.credit.advance-loan': {
    says: 'Ein Vorschuss (advance) ist ein Darlehen ohne Zinsen. Er wird jeden Monat zum Teil von späteren Zahlungen abgezogen.',
  },
  'gb.credit.right-advance-less': {
    says: 'Reicht der Rest nicht zum Leben? Bitten Sie um kleinere Abzüge oder um eine Pause. Nennen Sie Ihre Kosten.',
  },
  'gb.offer.right-not-shown': {
    says: 'Ein Angebot „without prejudice“ darf dem Gericht nicht als Beweis Ihrer Schuld gezeigt werden. Das gilt für deren Angebot und für Ihres.',
  },
  'gb.offer.step-heading': {
    says: 'Machen Sie ein Angebot, schreiben Sie „without prejudice“ darüber. Schreiben Sie, dass Sie die Schuld nicht anerkennen.',
  },
  'gb.debt.parking-lawyers': {
    says: 'Diese Firma schreibt oft wegen Parkens auf Privatgrund. Ist es so, schuldet ein Halter, der nicht gefahren ist, nur bei rechtzeitiger Anzeige.',
    actionable:
      'Fragen Sie, wofür die Forderung ist, und verlangen Sie eine Kopie der ersten Anzeige.',
  },
  'gb.scam.warn-link': {
    says: 'Diebe ahmen solche Nachrichten nach. Öffnen Sie die amtliche Seite selbst, nie über den Link. Wer Menschen um Geld täuscht, macht sich strafbar.',
  },
  'gb.stat.right-late-payment': {
    says: 'Zwischen zwei Firmen kommen nach dem Gesetz Zinsen und £40, £70 oder £100 auf eine späte Rechnung. Bei Käufen als Verbraucher gilt das nicht.',
  },
  'gb.redundancy.right-fair-way': {
    says: 'Ein fairer Arbeitgeber warnt früh, spricht mit Ihnen, wählt nach fairen Punkten aus und sucht eine andere Stelle für Sie. Das Arbeitsgericht prüft jeden Punkt.',
  },
  'gb.ground-rent.right-form-wales': {
    says: 'Die Anzeige muss das amtliche Formular mit den Hinweisen für Leaseholder nutzen. Fehlt etwas, verlangen Sie eine vollständige.',
  },
  'gb.job.right-companion': {
    says: 'Sie dürfen jemanden von der Arbeit oder von der Gewerkschaft zum Gespräch mitbringen. Kann die Person nicht kommen, bitten Sie um einen anderen Termin binnen fünf Arbeitstagen.',
  },
  'gb.bill.right-cut-off': {
    says: 'Bei Strom muss die Firma nach der Forderung 28 Tage warten und Ihnen sieben Arbeitstage vorher Bescheid geben. Wegen einer Summe, die Sie ernsthaft bestreiten, darf sie nicht abschalten.',
  },
  'gb.bill.know-redress': {
    says: 'Eine Energiefirma muss nach dem Gesetz zu einer kostenlosen Schlichtungsstelle (ombudsman) gehören. Nehmen Sie deren Entscheidung an, muss die Firma sie befolgen.',
  },
  'gb.home.wales-serious-arrears': {
    says: 'Der Vermieter muss vor dem Gericht 14 Tage warten. Schwere Rückstände sind zwei Monatsmieten, oder acht Wochen bei Wochenmiete. Liegen Sie am Termin darunter, muss das Gericht Sie nicht hinausweisen.',
  },
  'gb.home.wales-breach': {
    says: 'Bei Mietrückstand muss der Vermieter nach dieser Mitteilung einen Monat warten, bevor er zum Gericht geht. Das Gericht darf Sie nur hinausweisen, wenn das angemessen ist.',
  },
  'gb.home.right-social-protocol': {
    says: 'Bei Mietrückstand muss die Gemeinde oder Wohnungsgesellschaft zuerst versuchen, mit Ihnen bezahlbare Raten zu vereinbaren. Der Richter kann prüfen, ob sie es getan hat.',
  },
  'gb.home.scotland-steps-first': {
    says: 'Ein privater Vermieter soll Ihnen zuerst sagen, was Sie schulden und welche Rechte Sie haben, und einen Plan versuchen. Das Tribunal muss prüfen, ob das geschehen ist.',
  },
  'gb.speed.right-proof': {
    says: 'Allein auf die Meinung eines Zeugen darf Sie niemand wegen zu hohen Tempos verurteilen. Der Beweis ist meist eine Kamera oder ein Messgerät. Sie können bitten, ihn zu sehen.',
  },
  'gb.work.fair-price': {
    says: 'War für eine Leistung kein Preis vereinbart, schulden Sie einen angemessenen und nicht mehr. War sie schlecht, schulden Sie vielleicht weniger, manchmal nichts.',
  },
  'gb.credit.migration-wants': {
    says: 'Ihre alten Leistungen enden. Um weiter Hilfe zu bekommen, beantragen Sie Universal Credit bis zum Stichtag (deadline day) im Brief.',
  },
  'gb.credit.right-migration-time': {
    says: 'Schaffen Sie es nicht rechtzeitig? Rufen Sie vor dem Stichtag die Nummer im Brief an. Mit gutem Grund, etwa Krankheit, können Sie mehr Zeit bekommen.',
  },
  'gb.credit.right-migration-protected': {
    says: 'Stellen Sie den Antrag rechtzeitig und war die alte Hilfe höher, kann ein Zuschlag zuerst den Unterschied ausgleichen. Kommt der Antrag zu spät, können Sie ihn verlieren.',
  },
  'gb.job.hearing-wants': {
    says: 'Ihr Arbeitgeber lädt Sie zu einem Gespräch und soll erst danach entscheiden. Sie dürfen auf die Vorwürfe antworten.',
  },
  'gb.credit.migration-step': {
    says: 'Stellen Sie den Antrag online auf GOV.UK vor dem Stichtag. Halten Sie Bankdaten, Miete, Erspartes und Lohn bereit.',
  },
  'gb.home.wales-rent-notice': {
    says: 'In diesem Schreiben geht es um eine höhere Miete. Bei weniger als zwei Monaten Frist oder weniger als einem Jahr seit der letzten Erhöhung ändert sich die Miete nicht. Bei manchen Verträgen von vor Dezember 2022 kann ein Mietausschuss entscheiden.',
  },
}
