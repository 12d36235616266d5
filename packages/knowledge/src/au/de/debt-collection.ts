/** The German words of the rows in ../debt-collection.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DE: Words = {
  'au.debt.want': { says: 'Dieser Brief bittet nur. Allein kann er Sie nicht zum Zahlen zwingen.' },
  'au.debt.reality': {
    says: 'Das ist ein Brief von einer Firma, nicht von einem Gericht. Niemand darf seinetwegen Ihren Lohn oder Ihre Sachen nehmen.',
  },
  'au.debt.who': {
    says: 'Eine Inkassofirma (debt collector) arbeitet für die Firma, der Sie etwas schuldeten, oder hat die Schuld gekauft. Sie hat keine Macht eines Gerichts oder der Polizei.',
  },
  'au.debt.rights': {
    says: 'Sie können Beweise verlangen, die Schuld bestreiten, um Hilfe bei Zahlungsnot (hardship) bitten und anbieten, was Sie sich leisten können. Niemand darf Ihnen drohen.',
  },
  'au.debt.no-wages-yet': {
    says: 'Man darf Ihren Lohn oder Ihr Geld auf der Bank noch nicht nehmen. Zuerst muss man klagen und gewinnen.',
  },
  'au.debt.no-goods-yet': {
    says: 'Man darf Ihre Sachen nicht nehmen und nicht hereinkommen. Das dürfen nur Beamte (sheriff oder bailiff) nach einem Gerichtsbeschluss. Ein Kreditgeber darf ein Auto nehmen, das seinen Kredit sichert.',
  },
  'au.debt.know-old': {
    says: 'Die meisten Schulden sind nach sechs Jahren zu alt für das Gericht, im Northern Territory nach drei. Eine Zahlung oder ein unterschriebenes Papier kann die Zeit neu starten.',
    learnMore:
      'Suchen Sie den Tag, an dem Sie zuletzt zahlten oder schrieben. Tun Sie das, bevor Sie etwas zahlen oder unterschreiben.',
  },
  'au.debt.know-file': {
    says: 'Ein Zahlungsausfall (default) bleibt fünf Jahre in Ihrer Kreditauskunft. Man muss Sie schriftlich warnen, bevor man ihn einträgt.',
  },
  'au.debt.org-afca': {
    says: 'Firmen, die Kredite und Karten eintreiben, müssen zur AFCA gehören, der kostenlosen Beschwerdestelle. Dort können Sie sie nachsehen.',
  },
  'au.debt.right-proof': {
    says: 'Sie können Beweise verlangen: den Vertrag, die Auszüge und wie sich die Summe zusammensetzt. Solange man nachsieht, sollte man nicht weiter eintreiben.',
  },
  'au.debt.right-no-harass': {
    says: 'Sie haben das Recht, nicht belästigt, bedroht oder gezwungen zu werden.',
  },
  'au.debt.right-hours': {
    says: 'Man sollte nur an Werktagen von 7.30 Uhr bis 21 Uhr anrufen, am Wochenende von 9 Uhr bis 21 Uhr. Nicht an Feiertagen.',
  },
  'au.debt.right-three': {
    says: 'Man sollte sich nicht öfter als dreimal in der Woche oder zehnmal im Monat melden.',
  },
  'au.debt.right-hardship': {
    says: 'Bei einem Kredit oder einer Karte können Sie sagen, dass Sie in Zahlungsnot (hardship) sind. Man muss binnen 21 Tagen antworten.',
  },
  'au.debt.right-private': {
    says: 'Man sollte Ihrem Chef, Ihrer Familie oder Ihren Nachbarn nichts von der Schuld sagen.',
  },
  'au.debt.right-afca': {
    says: 'Sie können sich kostenlos bei der AFCA beschweren. Solange sie Ihren Fall prüft, kann man Sie deswegen meist nicht verklagen.',
  },
  'au.debt.right-default-notice': {
    says: 'Vor einer Klage wegen eines Kredits oder einer Karte muss man eine Mahnung (default notice) schicken und Ihnen 30 Tage geben.',
  },
  'au.debt.default-notice': {
    says: 'Eine Mahnung (default notice) muss Ihnen mindestens 30 Tage geben, um es in Ordnung zu bringen. Zur Sicherheit zählen wir ab ihrem Datum.',
    action: 'Zahlen, was überfällig ist, oder um Hilfe bei Zahlungsnot (hardship) bitten',
    consequence: 'Man kann vor Gericht gehen oder den ganzen Kredit fordern.',
  },
  'au.debt.step-check': {
    says: 'Prüfen Sie, ob die Schuld Ihre ist. Sehen Sie sich den Namen, die Summe, die Daten und den ersten Gläubiger an.',
  },
  'au.debt.step-age': {
    says: 'Finden Sie heraus, wann Sie zuletzt gezahlt haben. Sind es fast oder mehr als sechs Jahre, zahlen und unterschreiben Sie noch nichts.',
  },
  'au.debt.step-helpline': {
    says: 'Rufen Sie die National Debt Helpline unter 1800 007 007 an. Sie ist kostenlos und auf Ihrer Seite.',
  },
  'au.debt.step-write': {
    says: 'Schreiben Sie zurück. Verlangen Sie Beweise für die Schuld, oder bitten Sie um Hilfe bei Zahlungsnot (hardship).',
  },
  'au.debt.step-offer': {
    says: 'Schulden Sie es, machen Sie einen Haushaltsplan und bieten Sie eine Summe an, die Sie durchhalten. Holen Sie die Einigung schriftlich.',
  },
  'au.debt.step-dispute': {
    says: 'Ist es falsch, sagen Sie es schriftlich und sagen Sie, warum. Macht man weiter, beschweren Sie sich bei der AFCA.',
  },
  'au.debt.opt-proof': {
    says: 'Verlangen Sie den Vertrag und die Auszüge. Zahlen Sie nichts, bis Sie sie gesehen haben.',
    title: 'Beweise verlangen',
    cost: 'Kostenlos.',
    time: 'Ein Brief. Dann einige Wochen.',
    risk: 'Gering. Man kann noch klagen, achten Sie also auf Papiere vom Gericht.',
    bestFor: 'Sie sind nicht sicher, ob es Ihre Schuld ist, oder die Summe sieht falsch aus.',
  },
  'au.debt.opt-hardship': {
    says: 'Sagen Sie, dass Sie nicht zahlen können und was Sie zahlen können. Man kann mehr Zeit oder kleinere Zahlungen geben.',
    title: 'Um Hilfe bei Zahlungsnot (hardship) bitten',
    cost: 'Kostenlos.',
    time: 'Man hat 21 Tage für die Antwort.',
    risk: 'Gering. Kommt ein Nein, gehen Sie zur AFCA.',
    bestFor: 'Sie haben Arbeit verloren, waren krank oder hatten eine schwere Zeit.',
  },
  'au.debt.opt-plan': {
    says: 'Bieten Sie alle zwei Wochen eine Summe an, oder eine kleinere Summe, die alles beendet. Holen Sie es schriftlich, bevor Sie zahlen.',
    title: 'Einen Zahlungsplan anbieten',
    cost: 'Die vereinbarte Summe.',
    time: 'Tage bis Wochen.',
    risk: 'Eine Zahlung kann die Frist neu starten.',
    bestFor: 'Sie schulden es, und es ist nicht zu alt.',
  },
  'au.debt.opt-afca': {
    says: 'Beschweren Sie sich zuerst bei der Firma. Nach 30 Tagen, oder nach einem Nein, gehen Sie zur AFCA.',
    title: 'Sich bei der AFCA beschweren',
    cost: 'Kostenlos.',
    time: 'Wochen bis Monate.',
    risk: 'Gering.',
    bestFor: 'Man belästigt Sie oder hört nicht zu.',
  },
  'au.debt.opt-counsellor': {
    says: 'Diese Leute können für Sie schreiben und bitten, dass man auf eine Schuld verzichtet.',
    title: 'Zu einer kostenlosen Schuldnerberatung (financial counsellor) gehen',
    cost: 'Kostenlos.',
    time: 'Jetzt.',
    risk: 'Keines.',
    bestFor: 'Sie haben viele Schulden oder kein Geld übrig.',
  },
  'au.debt.insight-restart': {
    says: 'Auch eine kleine Zahlung kann die Frist neu starten, wenn die sechs Jahre noch nicht vorbei sind. Anrufer bitten oft um eine.',
    actionable: 'Prüfen Sie das Alter der Schuld, bevor Sie etwas zahlen.',
  },
  'au.debt.insight-bnpl': {
    says: 'Seit dem 10. Juni 2025 brauchen Firmen für „Jetzt kaufen, später zahlen“ (buy now pay later) eine Kreditlizenz und müssen zur AFCA gehören.',
    actionable:
      'Ist es Afterpay, Zip oder Ähnliches, bitten Sie um Hilfe bei Zahlungsnot (hardship) und nutzen Sie die AFCA.',
  },
  'au.debt.insight-waiver': {
    says: 'Leben Sie von Sozialleistungen und besitzen Sie wenig, kann eine Schuldnerberatung (financial counsellor) die Firma bitten, auf die Schuld zu verzichten.',
    actionable: 'Fragen Sie die National Debt Helpline nach einem Schuldenerlass (debt waiver).',
  },
  'au.debt.tactic-writing': {
    says: 'Bleiben Sie beim Schreiben. Bitten Sie darum, dass man nur E-Mails oder Briefe schickt.',
    risk: 'Briefe sind langsamer als Anrufe.',
    notWhen: 'Ein Termin vor Gericht ist nahe.',
  },
  'au.debt.warn-court': {
    says: 'Kommen Papiere vom Gericht, legen Sie sie nicht beiseite. Antworten Sie nicht rechtzeitig, kann man ohne Sie gewinnen.',
  },
  'au.debt.warn-fixers': {
    says: 'Vorsicht bei Firmen, die gegen Geld Kreditauskünfte oder Schulden in Ordnung bringen. Schuldnerberatungen (financial counsellors) tun es kostenlos.',
  },
  'au.debt.myth-prison': {
    says: 'Sie können nicht ins Gefängnis kommen, weil Sie eine Karte, einen Kredit oder eine Rechnung nicht zahlen.',
  },
  'au.debt.myth-things': {
    says: 'Eine Inkassofirma darf Ihre Sachen nicht nehmen. Das dürfen nur Beamte (sheriff oder bailiff) nach einem Gerichtsbeschluss, und einfache Sachen für den Haushalt sind sicher.',
  },
  'au.debt.element-creditor': {
    says: 'Man sollte sagen, wem Sie etwas schulden.',
    name: 'Wem Sie etwas schulden',
    ifMissing: 'Der Brief sagt nicht, wem Sie etwas schulden. Fragen Sie, bevor Sie zahlen.',
  },
  'au.debt.element-sum': {
    says: 'Man sollte Ihnen sagen, wie viel man fordert.',
    name: 'Wie viel',
    ifMissing: 'Der Brief nennt keine klare Summe. Verlangen Sie eine volle Aufstellung.',
  },
  'au.debt.right-asic-act': {
    says: 'Niemand darf Sie wegen einer Kreditschuld täuschen, belästigen oder zwingen. Sie können sich beim Kreditgeber beschweren, dann bei der AFCA, und es der ASIC sagen.',
  },
  'au.debt.vic-practices': {
    says: 'In Victoria sind manche Handlungen beim Eintreiben verboten. Zum Beispiel ohne Erlaubnis in Ihr Zuhause zu gehen, Gewalt oder falsche Papiere.',
  },
  'au.debt.right-small-costs': {
    says: 'Bei einer kleinen Forderung (small claim) zahlt meist jede Seite den eigenen Anwalt. Fragen Sie, wie hoch die Grenze in Ihrem Bundesstaat ist.',
  },
  'au.debt.right-phone': {
    says: 'Eine Telefonfirma muss Ihnen Zahlungshilfe anbieten, bevor sie sperrt. Tat sie das nicht, beschweren Sie sich kostenlos beim Telecommunications Industry Ombudsman.',
  },
  'au.debt.right-sold': {
    says: 'Ihre Schuld wurde verkauft. Verlangen Sie die schriftliche Mitteilung (notice of assignment) und den Vertrag. Sie behalten alle Einwände, die Sie gegen den ersten Kreditgeber hatten.',
  },
  'au.debt.right-insurer-recovers': {
    says: 'Können Sie einem Versicherer einen Schaden nicht zahlen, sagen Sie es ihm. Sein Branchenkodex verlangt Hilfe bei Not, etwa kleine Raten oder eine Pause.',
  },
}
