/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_DE: Words = {
  'nz.debt.want': { says: 'Dieser Brief bittet nur. Allein kann er Sie nicht zum Zahlen zwingen.' },
  'nz.debt.reality': {
    says: 'Das ist ein Brief von einer Firma, nicht von einem Gericht. Niemand darf seinetwegen Ihren Lohn oder Ihre Sachen nehmen.',
  },
  'nz.debt.rights': {
    says: 'Sie können Beweise verlangen, die Schuld bestreiten, um Hilfe in einer Notlage (hardship) bitten und anbieten, was Sie sich leisten können. Niemand darf Ihnen drohen.',
  },
  'nz.debt.no-wages-yet': {
    says: 'Von Ihrem Lohn oder Ihrer Sozialleistung darf man noch kein Geld nehmen. Zuerst braucht man ein Urteil und dann eine Pfändung (attachment order).',
  },
  'nz.debt.no-goods-yet': {
    says: 'Man darf Ihre Sachen nicht nehmen. Das darf nur ein Gerichtsbeamter (bailiff) nach einer Anordnung des Gerichts. Ein Kreditgeber darf ein Auto nehmen, das seinen Kredit sichert.',
  },
  'nz.debt.know-old': {
    says: 'Die meisten Schulden sind nach sechs Jahren zu alt für das Gericht. Eine Zahlung oder ein unterschriebenes Papier, dass Sie es schulden, startet die Zeit neu.',
    learnMore:
      'Suchen Sie den Tag, an dem Sie zuletzt zahlten oder schrieben. Tun Sie das, bevor Sie etwas zahlen oder unterschreiben.',
  },
  'nz.debt.know-mentor': {
    says: 'Ein Finanzberater (financial mentor) kann für Sie kostenlos mit der Firma sprechen. Die Firma kann dann mit ihm statt mit Ihnen reden.',
  },
  'nz.debt.right-proof': {
    says: 'Sie können Beweise verlangen: den Vertrag, die Auszüge und wie die Summe entstanden ist.',
  },
  'nz.debt.step-check': {
    says: 'Prüfen Sie, ob die Schuld Ihre ist. Sehen Sie sich den Namen, die Summe, die Daten und den ersten Gläubiger an.',
  },
  'nz.debt.step-age': {
    says: 'Finden Sie heraus, wann Sie zuletzt gezahlt haben. Ist das fast oder mehr als sechs Jahre her, zahlen und unterschreiben Sie noch nichts.',
  },
  'nz.debt.step-moneytalks': {
    says: 'Rufen Sie MoneyTalks unter 0800 345 123 an. Es ist kostenlos, und man ist dort auf Ihrer Seite.',
  },
  'nz.debt.step-write': {
    says: 'Schreiben Sie zurück. Verlangen Sie Beweise für die Schuld, oder bitten Sie um Hilfe in einer Notlage (hardship).',
  },
  'nz.debt.step-offer': {
    says: 'Schulden Sie es, machen Sie einen Haushaltsplan und bieten Sie eine Summe an, die Sie durchhalten können. Lassen Sie sich die Abmachung schriftlich geben.',
  },
  'nz.debt.step-dispute': {
    says: 'Ist es falsch, sagen Sie es schriftlich und sagen Sie, warum. Dann sollte man es nicht als Zahlungsausfall (default) eintragen, solange es bestritten ist.',
  },
  'nz.debt.opt-proof': {
    says: 'Verlangen Sie den Vertrag und die Auszüge. Zahlen Sie nichts, bis Sie sie gesehen haben.',
    title: 'Beweise verlangen',
    cost: 'Kostenlos.',
    time: 'Ein Brief. Dann einige Wochen.',
    risk: 'Gering. Man kann noch klagen, achten Sie also auf Papiere vom Gericht.',
    bestFor: 'Sie sind nicht sicher, dass die Schuld Ihre ist, oder die Summe sieht falsch aus.',
  },
  'nz.debt.opt-plan': {
    says: 'Bieten Sie eine Summe für jede Woche oder alle zwei Wochen an. Lassen Sie es sich schriftlich geben, bevor Sie zahlen.',
    title: 'Einen Zahlungsplan anbieten',
    cost: 'Die vereinbarte Summe.',
    time: 'Tage bis Wochen.',
    risk: 'Eine Zahlung kann die Frist neu starten.',
    bestFor: 'Sie schulden es, und es ist nicht zu alt.',
  },
  'nz.debt.insight-restart': {
    says: 'Schon eine kleine Zahlung oder ein unterschriebenes Papier kann die sechs Jahre neu starten.',
    actionable: 'Prüfen Sie das Alter der Schuld, bevor Sie etwas zahlen.',
  },
  'nz.debt.warn-court': {
    says: 'Kommen Papiere vom Gericht, legen Sie sie nicht weg. Antworten Sie nicht rechtzeitig, kann die andere Seite ohne Sie gewinnen.',
  },
  'nz.debt.myth-prison': {
    says: 'Sie können nicht ins Gefängnis kommen, weil Sie eine Karte, einen Kredit oder eine Rechnung nicht zahlen.',
  },
  'nz.debt.myth-things': {
    says: 'Eine Inkassofirma darf Ihre Sachen nicht nehmen. Das darf nur ein Gerichtsbeamter (bailiff) nach einer Anordnung des Gerichts.',
  },
  'nz.debt.element-creditor': {
    says: 'Man sollte sagen, wem Sie etwas schulden.',
    name: 'Wem Sie etwas schulden',
    ifMissing: 'Der Brief sagt nicht, wem Sie etwas schulden. Fragen Sie, bevor Sie zahlen.',
  },
  'nz.debt.element-sum': {
    says: 'Man sollte Ihnen sagen, wie viel verlangt wird.',
    name: 'Wie viel',
    ifMissing: 'Der Brief nennt keine klare Summe. Verlangen Sie eine volle Aufstellung.',
  },
}
