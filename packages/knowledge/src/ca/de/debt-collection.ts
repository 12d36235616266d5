/** Letters of collectors and formal demands before any court: what they are and how to answer: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_WORDS: Words = {
  'ca.debt.want': { says: 'Dieser Brief bittet nur. Allein kann er Sie nicht zum Zahlen zwingen.' },
  'ca.debt.reality': {
    says: 'Das ist ein Brief von einer Firma, nicht von einem Gericht. Niemand darf seinetwegen Ihren Lohn oder Ihre Sachen nehmen.',
  },
  'ca.debt.who': {
    says: 'Eine Inkassofirma (collection agency) arbeitet für die Firma, der Sie etwas schuldeten, oder hat die Schuld gekauft. Sie hat keine Macht eines Gerichts oder der Polizei.',
  },
  'ca.debt.rights': {
    says: 'Sie können Beweise verlangen, die Schuld bestreiten und anbieten, was Sie sich leisten können. Niemand darf Ihnen drohen oder Sie bloßstellen.',
  },
  'ca.debt.no-wages-yet': {
    says: 'Ihren Lohn darf man noch nicht nehmen. Bei den meisten Schulden muss man zuerst klagen und gewinnen.',
  },
  'ca.debt.no-goods-yet': {
    says: 'Man darf Ihre Sachen nicht nehmen und nicht in Ihre Wohnung kommen. Nur Beamte eines Gerichts dürfen pfänden, nach einem Urteil. Ein Kreditgeber darf ein Auto nehmen, das seinen Kredit sichert.',
  },
  'ca.debt.know-old': {
    says: 'Schulden können für das Gericht zu alt werden. In vielen Provinzen dauert das zwei Jahre, in Québec drei. Eine Zahlung oder ein unterschriebenes Papier kann die Zeit neu starten.',
    learnMore:
      'Suchen Sie den Tag, an dem Sie zuletzt zahlten oder schrieben. Tun Sie das, bevor Sie etwas zahlen oder unterschreiben.',
  },
  'ca.debt.right-details': {
    says: 'Sie haben das Recht, die Einzelheiten der Schuld zu kennen: wie viel, wofür, und wer sie eintreibt.',
  },
  'ca.debt.step-check': {
    says: 'Prüfen Sie, ob die Schuld Ihre ist. Sehen Sie sich Namen, Summe, Daten und den ersten Gläubiger an.',
  },
  'ca.debt.step-age': {
    says: 'Finden Sie heraus, wann Sie zuletzt gezahlt haben. Ist das Jahre her, zahlen und unterschreiben Sie noch nichts.',
  },
  'ca.debt.step-write': {
    says: 'Schreiben Sie zurück. Verlangen Sie Beweise für die Schuld, eine Liste der Kosten und den Namen des ersten Kreditgebers.',
  },
  'ca.debt.step-help': {
    says: 'Sprechen Sie mit einer gemeinnützigen Schuldnerberatung (credit counsellor). Schulden Sie viel, fragen Sie einen Insolvenzverwalter (Licensed Insolvency Trustee). Das erste Gespräch ist meist kostenlos.',
  },
  'ca.debt.step-offer': {
    says: 'Schulden Sie es, machen Sie einen Haushaltsplan. Bieten Sie schriftlich eine Summe an, die Sie durchhalten, und behalten Sie jeden Zahlungsbeleg.',
  },
  'ca.debt.step-dispute': {
    says: 'Ist es falsch, sagen Sie es schriftlich und sagen Sie, warum. Schicken Sie Kopien Ihrer Beweise, nicht die Originale.',
  },
  'ca.debt.opt-proof': {
    says: 'Verlangen Sie, dass man zeigt, was Sie schulden und warum. Zahlen Sie nichts, bis Sie es gesehen haben.',
    title: 'Beweise verlangen',
    cost: 'Kostenlos.',
    time: 'Ein Brief. Dann einige Wochen.',
    risk: 'Gering. Man kann noch klagen, achten Sie also auf Papiere vom Gericht.',
    bestFor: 'Sie sind nicht sicher, ob es Ihre ist, oder die Summe sieht falsch aus.',
  },
  'ca.debt.opt-plan': {
    says: 'Bieten Sie eine monatliche Summe an, oder eine kleinere Summe für alles. Holen Sie die Einigung schriftlich, bevor Sie zahlen.',
    title: 'Anbieten, was Sie sich leisten können',
    cost: 'Die vereinbarte Summe.',
    time: 'Tage bis Wochen.',
    risk: 'Eine Zahlung kann die Frist neu starten.',
    bestFor: 'Sie schulden es, und es ist nicht zu alt.',
  },
  'ca.debt.opt-trustee': {
    says: 'Ein Insolvenzverwalter (Licensed Insolvency Trustee) kann Ihren Gläubigern einen Teil anbieten, über bis zu fünf Jahre. Das stoppt die meisten Klagen und Lohnpfändungen.',
    title: 'Nach einem Vergleich (consumer proposal) fragen',
    cost: 'Wird aus den vereinbarten Zahlungen bezahlt.',
    time: 'Bis zu fünf Jahre.',
    risk: 'Es steht einige Jahre in Ihrer Kreditauskunft.',
    bestFor: 'Sie schulden mehr, als Sie je zurückzahlen können.',
  },
  'ca.debt.insight-restart': {
    says: 'In den meisten Provinzen kann schon eine kleine Zahlung die Frist neu starten. Anrufer bitten oft deshalb um eine kleine Summe.',
    actionable: 'Prüfen Sie das Alter der Schuld, bevor Sie überhaupt etwas zahlen.',
  },
  'ca.debt.warn-court': {
    says: 'Kommen Papiere vom Gericht, legen Sie sie nicht beiseite. Antworten Sie nicht rechtzeitig, kann man ohne Sie gewinnen.',
  },
  'ca.debt.warn-settlers': {
    says: 'Vorsicht bei Firmen, die gegen Geld im Voraus versprechen, Ihre Schulden zu lösen. Insolvenzverwalter (Licensed Insolvency Trustees) und gemeinnützige Beratungen sind sicherer.',
  },
  'ca.debt.myth-prison': {
    says: 'Wegen einer unbezahlten Karte, eines Kredits oder einer Rechnung können Sie nicht ins Gefängnis kommen. Ein Eintreiber, der das sagt, bricht die Regeln.',
  },
  'ca.debt.myth-things': {
    says: 'Eine Inkassofirma darf Ihre Sachen nicht nehmen. Das darf nur ein Beamter des Gerichts, nach einem Urteil. Ein Kreditgeber darf ein Auto zurücknehmen, das seinen Kredit sichert.',
  },
  'ca.debt.element-creditor': {
    says: 'Man muss sagen, wem Sie etwas schulden.',
    name: 'Wem Sie etwas schulden',
    ifMissing: 'Der Brief sagt nicht, wem Sie etwas schulden. Fragen Sie, bevor Sie zahlen.',
  },
  'ca.debt.element-sum': {
    says: 'Man muss Ihnen sagen, wie viel gefordert wird.',
    name: 'Wie viel',
    ifMissing: 'Der Brief nennt keine klare Summe. Verlangen Sie eine volle Aufstellung.',
  },
}
