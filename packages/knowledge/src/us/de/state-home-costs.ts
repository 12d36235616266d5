/** The German words of the rows in ../state-home-costs.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_HOME_COSTS_DE: Words = {
  ...stateWords('rent-rise', {
    ...sameCells(
      'AZ FL IL OH VA',
      'braucht bei Miete von Monat zu Monat eine höhere Miete 30 Tage schriftliche Ankündigung. Bei einem festen Mietvertrag bleibt die Miete meist bis zum Ende',
    ),
    GA: 'braucht bei Miete von Monat zu Monat eine höhere Miete 60 Tage schriftliche Ankündigung. Bei einem festen Mietvertrag bleibt die Miete meist bis zum Ende',
    MA: 'braucht bei Miete von Monat zu Monat eine höhere Miete einen vollen Monat schriftliche Ankündigung. Bei einem festen Mietvertrag bleibt die Miete meist bis zum Ende',
    MI: 'braucht bei Miete von Monat zu Monat eine höhere Miete einen Monat schriftliche Ankündigung. Bei einem festen Mietvertrag bleibt die Miete meist bis zum Ende',
    TX: 'braucht bei Miete von Monat zu Monat eine höhere Miete einen Monat schriftliche Ankündigung. Bei einem festen Mietvertrag bleibt die Miete meist bis zum Ende',
    NJ: 'muss ein Vermieter es richtig ankündigen und darf keine weit überzogene Miete verlangen. Viele Orte haben Mietgrenzen (rent control)',
    NC: 'braucht bei Miete von Monat zu Monat eine höhere Miete sieben Tage schriftliche Ankündigung. Bei einem festen Mietvertrag bleibt die Miete meist bis zum Ende',
  }),
  ...stateWords('value-appeal', {
    MI: 'können Sie dem Wert im März beim örtlichen board of review widersprechen (protest), und danach beim Tax Tribunal',
    NC: 'können Sie gegen den Wert beim county board of equalization and review Widerspruch (appeal) einlegen, und danach bei der Kommission des Bundesstaats',
    PA: 'können Sie gegen den Wert beim county board Widerspruch (appeal) einlegen, meist bis 1. September oder innerhalb von 40 Tagen nach einer Mitteilung über eine Änderung',
    VA: 'können Sie den assessor, dann das board of equalization und dann das Gericht bitten, den Wert zu senken',
  }),
  ...stateWords('tax-appeal', {
    GA: 'haben Sie ab der Mitteilung 30 Tage, um einer vorgeschlagenen Festsetzung (proposed assessment) zu widersprechen (protest), und 30 Tage gegen eine amtliche Festsetzung (appeal)',
    MA: 'können Sie eine Senkung (abatement) verlangen, meist innerhalb von drei Jahren nach der Steuererklärung oder zwei nach der Festsetzung (assessment)',
    MI: 'können Sie innerhalb von 60 Tagen nach dem Brief ein Gespräch (informal conference) verlangen und gegen eine letzte Rechnung beim Tax Tribunal Widerspruch (appeal) einlegen',
    PA: 'können Sie das Board of Appeals bitten, eine Festsetzung (assessment) zu prüfen: bei der Einkommensteuer innerhalb von 90 Tagen, bei den meisten anderen Steuern innerhalb von 60',
  }),
  ...stateWords('tax-sale', {
    CA: 'kann ein Haus erst fünf Jahre nach dem Steuerverzug verkauft werden. Sie können bis zum Werktag vor dem Verkauf alles zahlen, oder rechtzeitig jährliche Raten verlangen',
    FL: 'kann der Käufer des Steuerscheins (tax certificate) nach zwei Jahren die Übertragung (tax deed) verlangen. Sie können zahlen, bis jemand die Urkunde bei der Gerichtskasse (clerk) ganz bezahlt hat',
    TX: 'muss die Kasse Ihnen für Ihr Heim (homestead) meist 12 Monate oder mehr für Raten geben. Ab 65 Jahren oder mit Behinderung können Sie die Steuer aufschieben',
    AZ: 'können Sie meist drei Jahre lang nach dem Verkauf eines Steuerpfandrechts (tax lien) zahlen und das Haus retten',
    GA: 'können Sie das Haus nach einem Steuerverkauf (tax sale) meist innerhalb von 12 Monaten zurückkaufen',
    MA: 'können Sie das Haus einlösen, bis das Gericht sagt, dass es nicht mehr geht. Was vom Verkauf übrig ist, gehört Ihnen',
    MI: 'können Sie bis 31. März des dritten Jahres zahlen, einen Plan wegen Notlage (hardship) verlangen und nach einem Verkauf fordern, was übrig ist',
    NJ: 'können Sie das Haus nach einem Steuerverkauf (tax sale) meist zwei Jahre lang einlösen, oder später bis zu einem Urteil',
    NC: 'muss der Bezirk (county) vor einem Verkauf zum Gericht oder einen ähnlichen Weg gehen. Sie können zahlen, bis der Verkauf endgültig ist',
    OH: 'können Sie den treasurer um einen Zahlungsplan bitten. Sie können einlösen, bis eine Zwangsversteigerung (foreclosure sale) bestätigt ist',
    PA: 'müssen Sie vor einem Steuerverkauf (tax sale) Mitteilungen per Post und am Haus bekommen und können einen Zahlungsplan verlangen',
    VA: 'kann das Haus nur über das Gericht verkauft werden, und Sie können bis zum Verkauf zahlen',
    WA: 'kann der Bezirk (county) nach drei Jahren zwangsversteigern (foreclose). Sie können bis zum Tag vor dem Verkauf zahlen und einen Plan verlangen',
  }),
}
