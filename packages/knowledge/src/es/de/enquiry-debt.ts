/** The German words of Spain: enquiry debt. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_DE: Words = {
  'es.ask.prison-debt': {
    says: 'Nein. Sie kommen nicht ins Gefängnis, weil Sie eine normale Schuld nicht zahlen können. Nur Besitz zu verstecken oder Kindesunterhalt nicht zu zahlen kann strafbar sein.',
  },
  'es.ask.wage-limit': {
    says: 'Nettolohn bis zum Mindestlohn (1.221 € im Monat in 2026) darf nicht genommen werden. Darüber 30 % vom nächsten Teil, dann mehr. Ein Gericht oder Amt muss es anordnen.',
    dependsOn: 'wie viel Sie verdienen und wer es nimmt',
  },
  'es.ask.account': {
    says: 'Fragen Sie die Bank, welches Gericht oder Amt es angeordnet hat. Schicken Sie dann Lohnzettel und Bankpapiere und verlangen Sie, unpfändbaren Lohn oder Rente freizugeben.',
  },
  'es.ask.old-debt': {
    says: 'Die meisten Schulden sind nach fünf Jahren zu alt. Aber eine Zahlung, ein Anerkenntnis oder eine schriftliche Mahnung, die Sie erreichte, startet die fünf Jahre neu.',
    dependsOn: 'die letzte Zahlung und die letzte Mahnung',
  },
  'es.ask.collector-home': {
    says: 'Nein. Ein Geldeintreiber darf nicht hereinkommen, nichts nehmen und es nicht Ihrem Chef sagen. Sie müssen nicht öffnen.',
  },
  'es.ask.monitorio': {
    says: 'Zahlen oder widersprechen Sie schriftlich in 20 Werktagen. Bis 2.000 € brauchen Sie keinen Anwalt. Tun Sie nichts, können sie Ihren Lohn pfänden.',
  },
  'es.ask.asnef': {
    says: 'Schreiben Sie der Liste kostenlos und verlangen Sie Ihre Daten. Ist die Schuld unter 50 €, bezahlt, über fünf Jahre alt oder sagte man es Ihnen nicht, verlangen Sie Löschung. Sonst gehen Sie zur AEPD.',
  },
  'es.ask.sold-debt': {
    says: 'Verlangen Sie von der neuen Firma schriftlich den Vertrag und den Beweis, dass sie Ihre Schuld kaufte. Ihre Einwände bleiben. Zahlen Sie nicht, bevor Sie Beweise sehen.',
  },
  'es.ask.many-debts': {
    says: 'Fragen Sie nach kostenloser Rechtshilfe und dem Gesetz der zweiten Chance (segunda oportunidad). Ein Richter kann ehrlichen Menschen die meisten Schulden streichen. Zahlen Sie zuerst Wohnung, Strom und Essen.',
  },
  'es.ask.revolving': {
    says: 'Liegt der Satz weit über dem üblichen, kann ein Richter ihn Wucher nennen. Bei Karten sieht das oberste Gericht auf etwa sechs Punkte über dem Schnitt. Dann zahlen Sie nur zurück, was Sie bekamen.',
    dependsOn: 'der Satz (TAE) und das Datum des Vertrags',
  },
  'es.ask.tax-instalments': {
    says: 'Ja. Bitten Sie vor dem letzten Tag online. Bis 50.000 € brauchen Sie keine Sicherheit. Zinsen kommen dazu.',
  },
  'es.ask.benefit-back': {
    says: 'Sehen Sie Monate und Grund. Widersprechen Sie in zehn Tagen bei einer ersten Mitteilung, oder legen Sie in 30 Werktagen die reclamación previa ein. Sie können um Raten bitten.',
  },
  'es.ask.myth-take-house': {
    says: 'Niemand nimmt ein Haus wegen eines Briefs. Ein Gericht muss entscheiden, und es nimmt zuerst Geld und Lohn.',
  },
  'es.ask.myth-all-wages': {
    says: 'Niemand darf alles nehmen. Der Teil bis zum Mindestlohn gehört Ihnen.',
  },
  'es.ask.myth-children-debt': {
    says: 'Familie zahlt Ihre Schulden nicht, außer sie hat unterschrieben. Erben dürfen ablehnen oder nur mit dem Vorhandenen annehmen (a beneficio de inventario).',
  },
  'es.ask.claim-yourself': {
    says: 'Schreiben Sie zuerst, mit Zugangsnachweis, und bieten Sie ein Gespräch an: Seit April 2025 müssen Sie eine Einigung versuchen. Dann beantragen Sie mit Belegen für die Schuld einen monitorio. Bis 2.000 € brauchen Sie keinen Anwalt und nutzen das Formular des Gerichts.',
  },
}
