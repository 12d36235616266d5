/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DE: Words = {
  'au.debt.want': { says: 'Dieser Brief bittet nur. Allein kann er Sie nicht zum Zahlen zwingen.' },
  'au.debt.reality': {
    says: 'Das ist ein Brief von einer Firma, nicht von einem Gericht. Niemand darf seinetwegen Ihren Lohn oder Ihre Sachen nehmen.',
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
  'au.debt.right-proof': {
    says: 'Sie können Beweise verlangen: den Vertrag, die Auszüge und wie sich die Summe zusammensetzt. Solange man nachsieht, sollte man nicht weiter eintreiben.',
  },
  'au.debt.opt-proof': {
    says: 'Verlangen Sie den Vertrag und die Auszüge. Zahlen Sie nichts, bis Sie sie gesehen haben.',
    title: 'Beweise verlangen',
    cost: 'Kostenlos.',
    time: 'Ein Brief. Dann einige Wochen.',
    risk: 'Gering. Man kann noch klagen, achten Sie also auf Papiere vom Gericht.',
    bestFor: 'Sie sind nicht sicher, ob es Ihre Schuld ist, oder die Summe sieht falsch aus.',
  },
  'au.debt.opt-plan': {
    says: 'Bieten Sie alle zwei Wochen eine Summe an, oder eine kleinere Summe, die alles beendet. Holen Sie es schriftlich, bevor Sie zahlen.',
    title: 'Einen Zahlungsplan anbieten',
    cost: 'Die vereinbarte Summe.',
    time: 'Tage bis Wochen.',
    risk: 'Eine Zahlung kann die Frist neu starten.',
    bestFor: 'Sie schulden es, und es ist nicht zu alt.',
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
  'au.debt.insight-waiver': {
    says: 'Leben Sie von Sozialleistungen und besitzen Sie wenig, kann eine Schuldnerberatung (financial counsellor) die Firma bitten, auf die Schuld zu verzichten.',
    actionable: 'Fragen Sie die National Debt Helpline nach einem Schuldenerlass (debt waiver).',
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
  'au.debt.right-bankrupt': {
    says: 'Eine Insolvenzwarnung (bankruptcy notice) braucht ein Urteil über mindestens $10.000. Sie gibt Ihnen 21 Tage. Dieser Brief allein macht Sie nicht insolvent.',
  },
}
