/** Bills and cut-off warnings in general, for water and for the phone. Power and gas are apart: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_BILL_WORDS: Words = {
  'fr.energy.want': {
    says: 'Sie sollen eine Rechnung zahlen. Vielleicht droht man, die Lieferung abzustellen oder zu verringern.',
  },
  'fr.energy.who': {
    says: 'Der Versorger ist eine Firma, kein Gericht. Vor jeder Abschaltung muss er Schritte einhalten.',
  },
  'fr.energy.reality': {
    says: 'Das ist eine Rechnung, kein Urteil. Niemand darf ihretwegen Geld oder Sachen pfänden.',
  },
  'fr.energy.not-yet-water': {
    says: 'Das Wasser Ihrer Hauptwohnung darf man wegen einer unbezahlten Rechnung zu keiner Jahreszeit abstellen.',
  },
  'fr.energy.rights-summary': {
    says: 'Sie können um einen Plan, Hilfe bei der Rechnung und eine Prüfung des Zählers bitten und zu einer kostenlosen Ombudsstelle gehen.',
  },
  'fr.energy.know-telecom': {
    says: 'Eine Rechnung für Telefon oder Internet, die älter als ein Jahr ist, ist zu alt.',
  },
  'fr.energy.step-check-other': {
    says: 'Vergleichen Sie die Rechnung mit dem Vertrag und Ihren Zahlungen.',
  },
  'fr.energy.step-plan': {
    says: 'Melden Sie sich vor dem Datum bei der Firma. Bitten Sie schriftlich um einen Plan, den Sie durchhalten.',
  },
  'fr.energy.step-fsl': {
    says: 'Bitten Sie einen Sozialarbeiter oder Ihre Stadt um Hilfe aus dem Wohnungshilfefonds (FSL). Dann läuft die Lieferung weiter, während entschieden wird.',
  },
  'fr.energy.step-dispute-other': {
    says: 'Ist die Rechnung falsch, schreiben Sie der Firma. Gehen Sie dann kostenlos zu ihrer Ombudsstelle (médiateur).',
  },
  'fr.energy.step-pay-part': {
    says: 'Zahlen Sie jeden Monat, was Sie können, und die nächsten Rechnungen voll.',
  },
  'fr.energy.right-water': {
    says: 'Das Wasser in Ihrer Hauptwohnung darf wegen einer Schuld weder abgestellt noch verringert werden.',
  },
  'fr.energy.right-mediator': {
    says: 'Sie haben das Recht auf die kostenlose Ombudsstelle für Verbraucher (médiateur) der Firma.',
  },
  'fr.energy.right-no-costs': {
    says: 'Inkassokosten ohne Gerichtsentscheidung müssen Sie nicht zahlen.',
  },
  'fr.energy.option-plan': {
    title: 'Um einen Zahlungsplan bitten',
    says: 'Bieten Sie vor dem Datum im Brief eine monatliche Summe an.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Anruf und eine E-Mail.',
    risk: 'Halten Sie den Plan ein.',
    bestFor: 'Die Rechnung stimmt, ist aber zu hoch.',
  },
  'fr.energy.option-dispute': {
    title: 'Die Rechnung bestreiten',
    says: 'Schreiben Sie mit Beweisen, und gehen Sie dann zur kostenlosen Ombudsstelle (médiateur).',
    cost: 'Nichts.',
    time: 'Zwei Monate für die Firma, dann einige Monate.',
    risk: 'Zahlen Sie inzwischen den Teil, der stimmt.',
    bestFor: 'Ablesung, Daten oder Preis sind falsch.',
  },
  'fr.energy.option-fsl': {
    title: 'Um Hilfe bei der Rechnung bitten',
    says: 'Der Wohnungshilfefonds (FSL), Ihre Stadt (CCAS) oder der Energiescheck (chèque énergie) können einen Teil zahlen.',
    cost: 'Nichts.',
    time: 'Einige Wochen.',
    risk: 'Keines.',
    bestFor: 'Ihr Einkommen ist niedrig.',
  },
  'fr.energy.tactic-fsl': {
    says: 'Sagen Sie der Firma schriftlich den Tag, an dem Sie die Hilfe des FSL beantragen. Solange der Antrag offen ist, bleibt die Lieferung.',
    risk: 'Keines.',
    notWhen: 'Sie können jetzt ohne Hilfe zahlen.',
  },
  'fr.energy.know-leak': {
    says: 'Ist die Rechnung viel zu hoch, weil ein Rohr hinter Ihrem Zähler leckte? Dann zahlen Sie höchstens das Doppelte Ihres üblichen Verbrauchs.',
    learnMore:
      'Schicken Sie dem Wasserdienst binnen eines Monats nach seiner Nachricht den Beleg eines Klempners über die Reparatur.',
  },
}
