/** A summons, a judgment and acts of a bailiff (huissier, gerechtsdeurwaarder): the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_WORDS: Words = {
  'be.court.claim-want': {
    says: 'Jemand bittet ein Gericht, gegen Sie zu entscheiden. Das Papier (citation oder requête, dagvaarding oder verzoekschrift) lädt Sie zu einer Verhandlung.',
  },
  'be.court.claim-who': {
    says: 'Kleine Forderungen, Miete, Energie und Pflegerechnungen gehen zum Friedensrichter (juge de paix, vrederechter) in Ihrer Nähe.',
  },
  'be.court.claim-reality': {
    says: 'Noch ist nichts entschieden. Gehen Sie zur ersten Verhandlung: Dort zählt Ihr Wort.',
  },
  'be.court.claim-not-yet': {
    says: 'Niemand kann bei Ihnen pfänden, bevor es ein Urteil gibt und es Ihnen zugestellt ist.',
  },
  'be.court.claim-rights': {
    says: 'Sie dürfen selbst kommen, bestreiten und um Zeit bitten. Bei kleinem Einkommen bekommen Sie einen kostenlosen Anwalt.',
  },
  'be.court.claim-step-date': {
    says: 'Notieren Sie Tag, Uhrzeit und Gericht der ersten Verhandlung. Hängen Sie den Zettel sichtbar auf.',
  },
  'be.court.claim-step-go': {
    says: 'Gehen Sie hin. Sagen Sie, ob Sie bestreiten, oder bitten Sie um Raten. Bleiben Sie weg, werden Sie meist verurteilt.',
  },
  'be.court.claim-step-aid': {
    says: "Bitten Sie jetzt das Büro für juristischen Beistand (bureau d'aide juridique) um einen kostenlosen Anwalt.",
  },
  'be.court.claim-step-proof': {
    says: 'Bringen Sie Beweise mit: Zahlungen, Briefe, den Vertrag. Sagen Sie es, wenn die Schuld zu alt ist.',
  },
  'be.court.claim-step-time': {
    says: 'Bitten Sie den Richter um Zeit zum Zahlen (termes et délais). Bringen Sie Ihr Budget mit.',
  },
  'be.court.claim-right-heard': {
    says: 'Sie haben das Recht, gehört zu werden. Zwischen Ladung und Verhandlung müssen mindestens acht Tage liegen.',
  },
  'be.court.claim-right-time': { says: 'Sie haben das Recht, um Zeit zum Zahlen zu bitten.' },
  'be.court.claim-right-aid': {
    says: 'Bei kleinem Einkommen haben Sie das Recht auf einen kostenlosen Anwalt.',
  },
  'be.court.claim-option-go': {
    title: 'Zur Verhandlung gehen',
    says: 'Sagen Sie Ihre Seite oder bitten Sie um Zeit.',
    cost: 'Nichts ohne Anwalt.',
    time: 'Ein Vormittag.',
    risk: 'Kosten, wenn Sie verlieren.',
    bestFor: 'Alle mit einer Ladung.',
  },
  'be.court.claim-option-plan': {
    title: 'Vor der Verhandlung einen Plan vereinbaren',
    says: 'Bieten Sie schriftlich eine Summe im Monat an. Gehen Sie trotzdem zur Verhandlung.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Brief.',
    risk: 'Die Kosten der Ladung bleiben.',
    bestFor: 'Sie schulden es.',
  },
  'be.court.claim-option-help': {
    title: 'Einen kostenlosen Anwalt bekommen',
    says: 'Fragen Sie das Büro für juristischen Beistand in Ihrer Nähe.',
    cost: 'Nichts oder ein Teil, je nach Einkommen.',
    time: 'Diese Woche.',
    risk: 'Keines.',
    bestFor: 'Ihr Einkommen ist klein.',
  },
  'be.court.claim-warn': {
    says: 'Verpassen Sie die erste Verhandlung nicht. Ein Urteil ohne Sie ist schwer rückgängig zu machen.',
  },
  'be.court.judgment-want': {
    says: 'Ein Gericht hat entschieden. Das Papier sagt, was Sie zahlen oder tun müssen.',
  },
  'be.court.judgment-who': {
    says: 'Ein Gerichtsvollzieher stellt das Urteil zu (signification, betekening). An diesem Tag beginnt die Frist für die Berufung.',
  },
  'be.court.judgment-reality': {
    says: 'Es ist ernst. Sie können aber noch rechtzeitig Berufung einlegen, um einen Plan bitten oder Schuldenhilfe bekommen.',
  },
  'be.court.judgment-deadline': {
    says: 'Ab der Zustellung haben Sie einen Monat für die Berufung.',
    action: 'Berufung gegen das Urteil einlegen',
    consequence: 'Danach ist das Urteil endgültig.',
  },
  'be.court.judgment-step-lawyer': {
    says: 'Gehen Sie sofort zu einem Anwalt oder zum Büro für juristischen Beistand. Zeigen Sie den Tag der Zustellung.',
  },
  'be.court.judgment-step-plan': {
    says: 'Schreiben Sie dem Gerichtsvollzieher und bieten Sie vor einer Pfändung eine Summe im Monat an.',
  },
  'be.court.judgment-step-help': {
    says: 'Bei vielen Schulden fragen Sie das ÖSHZ (CPAS, OCMW) nach einem gerichtlichen Plan für alle Schulden.',
  },
  'be.court.judgment-right-appeal': {
    says: 'Gegen die meisten Urteile über 2.000 € dürfen Sie Berufung einlegen.',
  },
  'be.court.judgment-right-money': {
    says: 'Ein Teil Ihres Lohns und alles Kindergeld dürfen nicht genommen werden.',
  },
  'be.court.judgment-option-appeal': {
    title: 'Berufung einlegen',
    says: 'Ein Anwalt reicht die Berufung rechtzeitig ein.',
    cost: 'Ein Anwalt oder Rechtshilfe.',
    time: 'Ein Monat, um zu beginnen.',
    risk: 'Vielleicht müssen Sie inzwischen zahlen.',
    bestFor: 'Das Urteil ist klar falsch.',
  },
  'be.court.judgment-option-plan': {
    title: 'Plan mit dem Gerichtsvollzieher vereinbaren',
    says: 'Bieten Sie eine Summe im Monat an, mit Ihrem Budget.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Brief.',
    risk: 'Halten Sie ihn ein.',
    bestFor: 'Sie nehmen das Urteil an.',
  },
  'be.court.officer-want': {
    says: 'Ein Gerichtsvollzieher fordert Sie auf zu zahlen oder beginnt eine Pfändung.',
  },
  'be.court.officer-who': {
    says: 'Ein Gerichtsvollzieher (huissier, gerechtsdeurwaarder) hat ein öffentliches Amt. Zum Pfänden braucht es ein Urteil oder einen anderen Titel.',
  },
  'be.court.officer-reality-none': {
    says: 'Wir sehen in diesem Brief kein Urteil. Dann kann der Gerichtsvollzieher nur bitten, mit begrenzten Kosten.',
  },
  'be.court.officer-reality': {
    says: 'Der Brief spricht von einem Titel, also kann vollstreckt werden. Ein Plan ist noch möglich, und vieles ist geschützt.',
  },
  'be.court.officer-not-yet': { says: 'Ohne Titel darf niemand hereinkommen oder Dinge nehmen.' },
  'be.court.officer-deadline-bank': {
    says: 'Ab der Mitteilung haben Sie 15 Tage, um beim Pfändungsrichter gegen die Pfändung von Geld vorzugehen.',
    action: 'Gegen die Pfändung von Geld vorgehen',
    consequence: 'Danach zahlt die Bank oder der Arbeitgeber aus.',
  },
  'be.court.officer-deadline-goods': {
    says: 'Ab der ersten Pfändungshandlung haben Sie fünf Tage, um dem Gerichtsvollzieher zu sagen, welche Dinge geschützt sind.',
    action: 'Dem Gerichtsvollzieher sagen, welche Dinge geschützt sind',
    consequence: 'Danach können Sie es nicht mehr geltend machen.',
  },
  'be.court.officer-step-title': {
    says: 'Verlangen Sie eine Kopie des Urteils und eine volle Aufstellung von Schuld, Zinsen und Kosten.',
  },
  'be.court.officer-step-plan': {
    says: 'Bieten Sie jetzt schriftlich eine Summe im Monat an. Sagen Sie, wenn Sie eine Schuldenvermittlung haben.',
  },
  'be.court.officer-step-help': {
    says: 'Rufen Sie Ihr ÖSHZ (CPAS, OCMW) für kostenlose Schuldenvermittlung an.',
  },
  'be.court.officer-right-goods': {
    says: 'Bett, Kleider, Waschmaschine, Heizung, Kühlschrank, Tisch, Kindersachen und Arbeitsgeräte sind geschützt.',
  },
  'be.court.officer-right-pay': {
    says: 'Ein Grundbetrag Ihres Lohns darf nicht genommen werden. Die Beträge ändern sich jedes Jahr und steigen mit Kindern.',
  },
  'be.court.officer-right-benefits': {
    says: 'Kindergeld, Eingliederungseinkommen und andere Grundhilfe bleiben geschützt, eine Zeit lang auch auf dem Konto.',
  },
  'be.court.officer-right-judge': {
    says: 'Sie dürfen zum Pfändungsrichter gehen (juge des saisies, beslagrechter).',
  },
  'be.court.officer-option-plan': {
    title: 'Einen Plan vereinbaren',
    says: 'Bieten Sie eine Summe im Monat an, mit Ihrem Budget.',
    cost: 'Was Sie anbieten, und eine kleine Gebühr.',
    time: 'Ein Brief.',
    risk: 'Die Kosten laufen weiter, wenn Sie aufhören.',
    bestFor: 'Sie schulden es.',
  },
  'be.court.officer-option-collective': {
    title: 'Um einen Plan für alle Schulden bitten',
    says: 'Das Arbeitsgericht kann Pfändungen stoppen und einen Plan festlegen. Bitten Sie das ÖSHZ um Hilfe beim Antrag.',
    cost: 'Der Antrag kostet nichts.',
    time: 'Einige Wochen.',
    risk: 'Strenge Regeln für bis zu sieben Jahre.',
    bestFor: 'Sie haben viele Schulden.',
  },
}
