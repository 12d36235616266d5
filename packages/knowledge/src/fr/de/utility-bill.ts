/** The German words of the rows in ../utility-bill.ts. */
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
  'fr.energy.not-yet-winter': {
    says: 'Vom 1. November bis 31. März darf man Strom oder Gas in Ihrer Hauptwohnung nicht abstellen.',
  },
  'fr.energy.not-yet-water': {
    says: 'Das Wasser Ihrer Hauptwohnung darf man wegen einer unbezahlten Rechnung zu keiner Jahreszeit abstellen.',
  },
  'fr.energy.not-yet-steps': {
    says: 'Man darf nicht sofort abstellen. Man muss Sie zweimal schriftlich warnen, mit Zeit zum Zahlen: 15 Tage, dann 20 Tage.',
  },
  'fr.energy.rights-summary': {
    says: 'Sie können um einen Plan, Hilfe bei der Rechnung und eine Prüfung des Zählers bitten und zu einer kostenlosen Ombudsstelle gehen.',
  },
  'fr.energy.know-back-billing': {
    says: 'Energie, die mehr als 14 Monate vor der letzten Ablesung verbraucht wurde, darf man meist nicht berechnen.',
    learnMore: 'Vergleichen Sie die Verbrauchsdaten auf der Rechnung.',
  },
  'fr.energy.know-telecom': {
    says: 'Eine Rechnung für Telefon oder Internet, die älter als ein Jahr ist, ist zu alt.',
  },
  'fr.energy.step-check': {
    says: 'Lesen Sie Ihren Zähler ab. Vergleichen Sie ihn mit der Rechnung: echte Ablesung oder Schätzung, Daten, Preis.',
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
  'fr.energy.step-cheque': {
    says: 'Sehen Sie nach, ob Sie einen Energiescheck (chèque énergie) haben. Schicken Sie ihn dem Versorger: Er zahlt und schützt Sie.',
  },
  'fr.energy.step-dispute': {
    says: "Ist die Rechnung falsch, schreiben Sie und schicken Sie ein Foto des Zählers. Nach zwei Monaten gehen Sie zur Ombudsstelle für Energie (médiateur national de l'énergie).",
  },
  'fr.energy.step-dispute-other': {
    says: 'Ist die Rechnung falsch, schreiben Sie der Firma. Gehen Sie dann kostenlos zu ihrer Ombudsstelle (médiateur).',
  },
  'fr.energy.step-pay-part': {
    says: 'Zahlen Sie jeden Monat, was Sie können, und die nächsten Rechnungen voll.',
  },
  'fr.energy.right-winter': {
    says: 'Sie haben vom 1. November bis 31. März das Recht auf Strom und Gas in Ihrer Hauptwohnung. Die Stromleistung darf man senken, außer Sie haben den Energiescheck (chèque énergie).',
  },
  'fr.energy.right-water': {
    says: 'Das Wasser in Ihrer Hauptwohnung darf wegen einer Schuld weder abgestellt noch verringert werden.',
  },
  'fr.energy.right-back-billing': {
    says: 'Sie müssen Verbrauch, der mehr als 14 Monate vor der letzten Ablesung liegt, nicht zahlen, außer Sie haben sie verhindert.',
  },
  'fr.energy.right-warnings': {
    says: 'Sie haben das Recht auf zwei schriftliche Warnungen vor einer Abschaltung und auf einen Hinweis zum Wohnungshilfefonds (FSL).',
  },
  'fr.energy.right-ombudsman': {
    says: "Die Ombudsstelle für Energie (médiateur national de l'énergie) ist kostenlos. Rufen Sie 0 800 112 212 an.",
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
  'fr.energy.warn-spring': {
    says: 'Die Schuld bleibt nach dem Winter. Ab dem 1. April kann wieder abgestellt werden. Vereinbaren Sie also jetzt einen Plan.',
  },
  'fr.energy.insight-estimate': {
    says: 'Das sieht nach einer Nachzahlung aus. Verbrauch von mehr als 14 Monaten vor der letzten Ablesung müssen Sie meist nicht zahlen.',
    actionable: 'Verlangen Sie die Aufstellung Monat für Monat und nennen Sie Artikel L. 224-11.',
  },
  'fr.energy.tactic-fsl': {
    says: 'Sagen Sie der Firma schriftlich den Tag, an dem Sie die Hilfe des FSL beantragen. Solange der Antrag offen ist, bleibt die Lieferung.',
    risk: 'Keines.',
    notWhen: 'Sie können jetzt ohne Hilfe zahlen.',
  },
}
