/** Questions about debts: collectors, old and sold debts, lists of bad payers and a second chance. `asks` holds the words people type: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_DE: Words = {
  'es.ask.prison-debt': {
    says: 'Nein. Sie kommen nicht ins Gefängnis, weil Sie eine normale Schuld nicht zahlen können. Nur Besitz zu verstecken oder Kindesunterhalt nicht zu zahlen kann strafbar sein.',
  },
  'es.ask.old-debt': {
    says: 'Die meisten Schulden sind nach fünf Jahren zu alt. Aber eine Zahlung, ein Anerkenntnis oder eine schriftliche Mahnung, die Sie erreichte, startet die fünf Jahre neu.',
    dependsOn: 'die letzte Zahlung und die letzte Mahnung',
  },
  'es.ask.collector-home': {
    says: 'Nein. Ein Geldeintreiber darf nicht hereinkommen, nichts nehmen und es nicht Ihrem Chef sagen. Sie müssen nicht öffnen.',
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
  'es.ask.myth-children-debt': {
    says: 'Familie zahlt Ihre Schulden nicht, außer sie hat unterschrieben. Erben dürfen ablehnen oder nur mit dem Vorhandenen annehmen (a beneficio de inventario).',
  },
  'es.ask.guarantor': {
    says: 'Sie haften nur für das Unterschriebene, mit denselben Einwänden wie der Schuldner. Steht dort nicht solidario, müssen sie zuerst zu ihm. Was Sie zahlen, können Sie von ihm zurückfordern.',
    dependsOn: 'was in Ihrem unterschriebenen Papier steht',
  },
}
