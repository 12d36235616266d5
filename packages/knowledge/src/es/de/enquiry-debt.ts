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
  'es.ask.many-debts': {
    says: 'Das Gesetz der zweiten Chance gibt es wirklich. Ein Richter kann ehrlichen Menschen die meisten Schulden erlassen, durch Verkauf des Besitzes oder einen Plan von drei bis fünf Jahren. Steuerschulden nur bis zu einer Grenze, Unterhalt nie. Zahlen Sie keiner Firma voraus: Fragen Sie die Anwaltskammer nach einem kostenlosen Anwalt. Keine neuen Schulden, nichts verstecken. Zuerst Wohnung, Strom, Essen.',
  },
  'es.ask.myth-children-debt': {
    says: 'Familie zahlt Ihre Schulden nicht, außer sie hat unterschrieben. Erben dürfen ablehnen oder nur mit dem Vorhandenen annehmen (a beneficio de inventario).',
  },
}
