/** Questions about debts: collectors, old debts and bills, lists of bad payers and too many debts. Phrases in Italian and in English: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_WORDS: Words = {
  'it.ask.prison-debt': {
    says: 'Nein. Sie kommen nicht ins Gefängnis, weil Sie eine normale Schuld nicht zahlen können.',
  },
  'it.ask.collector-home': {
    says: 'Ein Geldeintreiber darf nicht hereinkommen, nichts mitnehmen und Sie nicht den ganzen Tag anrufen. Sie müssen die Tür nicht öffnen.',
  },
  'it.ask.many-debts': {
    says: 'Gehen Sie zu einer Krisenstelle (OCC). Ein Richter kann einen Plan festlegen oder Schulden streichen, einmal auch, wenn Sie nichts anbieten können. Zahlen Sie zuerst für Wohnung, Strom und Essen.',
  },
  'it.ask.crif': {
    says: 'Eine oder zwei späte Raten: 12 Monate, nachdem Sie gezahlt haben. Mehr: 24 Monate. Nie gezahlt: 36 Monate ab dem Ende des Vertrags. Verlangen Sie kostenlos Ihre Daten.',
    dependsOn: 'wie viele Raten spät kamen und ob Sie gezahlt haben',
  },
  'it.ask.myth-family-pays': {
    says: 'Ihre Familie zahlt Ihre Schulden nicht, außer sie hat unterschrieben. Erben dürfen ausschlagen oder nur mit dem Nachlass haften (beneficio d’inventario).',
  },
  'it.ask.myth-not-collected': {
    says: 'Ein Einschreiben (raccomandata) nicht abzuholen hilft nicht. Nach einigen Tagen gilt es als zugestellt.',
  },
  'it.ask.guarantor': {
    says: 'Sie haften nur für das Unterschriebene, mit den Einwänden des Schuldners. Sie können frei sein, wenn die Bank den Schuldner nicht innerhalb von sechs Monaten verklagte. Was Sie zahlen, können Sie vom Schuldner zurückfordern.',
    dependsOn: 'was in Ihrem unterschriebenen Papier steht',
  },
}
