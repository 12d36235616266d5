/** The German words of the rows in ../state-owned-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { sameCells, stateWords } from './state-table.ts'

export const STATE_OWNED_HOMES_DE: Words = {
  ...stateWords('deficiency', {
    AZ: 'kann der Kreditgeber nach dem Verkauf eines kleinen Wohnhauses (trustee’s sale) den Rest meist nicht verlangen. Sonst hat er 90 Tage zum Klagen',
    GA: 'kann der Kreditgeber den Rest nur verlangen, wenn er innerhalb von 30 Tagen nach dem Verkauf einen Richter um Bestätigung gebeten hat',
    IL: 'kann ein Richter den Rest in diesem Fall nur zusprechen, wenn Ihnen die Papiere persönlich gegeben wurden oder Sie teilnahmen',
    MA: 'muss der Kreditgeber 21 Tage vor dem Verkauf schreiben, dass er den Rest verlangen kann, und innerhalb von zwei Jahren klagen',
    MI: 'können Sie einwenden, dass das Haus so viel wert war wie Ihre Schuld, wenn der Kreditgeber es selbst ersteigert hat',
    NC: 'kann ein Verkäufer, der Ihnen den Preis geliehen hat, den Rest nicht verlangen. Sonst können Sie einwenden, dass das Haus mehr wert war',
    NJ: 'muss der Kreditgeber meist innerhalb von drei Monaten nach dem Verkauf auf den Rest klagen. Sie können einwenden, dass das Haus mehr wert war',
    OH: 'kann ein Urteil über den Rest eines Wohnkredits meist nur zwei Jahre nach dem Verkauf genutzt werden',
    WA: 'kann der Kreditgeber nach dem Verkauf Ihres Hauses (trustee’s sale) den Rest meist nicht von Ihnen verlangen',
  }),
  ...stateWords('dues-lien', {
    AZ: 'darf ein Eigentümerverein nur für Beiträge versteigern lassen, die 18 Monate offen sind oder $10,000 erreichen, nicht für Strafen. Fragen Sie nach einem Zahlungsplan',
    CA: 'muss 30 Tage vor einem Pfandrecht (lien) ein Brief mit allen Posten kommen. Bei weniger als $1,800 und unter 12 Monaten darf man nicht zwangsversteigern (foreclose)',
    FL: 'muss ein Eigentümerverein (association) Ihnen 45 Tage vor einem Pfandrecht (lien) schreiben, und noch einmal 45 Tage vor der Zwangsversteigerung (foreclosure)',
    NY: 'muss eine Wohnungsanlage (condominium) für eine Zwangsversteigerung wegen Beiträgen vor Gericht gehen. Dort können Sie antworten',
    PA: 'endet ein Pfandrecht (lien) einer Wohnsiedlung wegen Beiträgen meist, wenn sie es nicht binnen vier Jahren nutzt',
    TX: 'braucht ein Eigentümerverein (association) für eine Zwangsversteigerung meist ein Gericht. Sie können das Haus binnen 180 Tagen zurückkaufen',
    ...sameCells(
      'MA OH',
      'kann ein Pfandrecht (lien) wegen Beiträgen nur über ein Gericht zum Verkauf des Hauses führen. Verlangen Sie eine volle Abrechnung und einen Plan',
    ),
    GA: 'kann ein Eigentümerverein ein Haus wegen Beiträgen nur über ein Gericht nehmen, bei einer größeren Summe und 30 Tage nach einem Einschreiben',
    IL: 'muss der Vorstand Ihnen schriftlich 30 Tage zum Zahlen geben, bevor er wegen Beiträgen auf Ihr Haus klagt',
    MI: 'muss ein Verein das Pfandrecht (lien) eintragen und Ihnen mitteilen, bevor er Ihr Haus wegen Beiträgen verkaufen lassen kann',
    NC: 'muss der Verein 15 Tage vor dem Eintrag eines Pfandrechts (lien) schreiben. Vor einem Verkauf muss der clerk des Gerichts Sie anhören',
    NJ: 'zählt ein Pfandrecht (lien) für Wohnungsbeiträge erst mit dem Eintrag. Sie können vom Verein verlangen, den Streit zu schlichten',
    WA: 'muss der Verein Sie zweimal schriftlich warnen, und der Vorstand muss abstimmen, bevor er wegen Beiträgen Ihr Haus versteigern lässt',
  }),
  ...stateWords('home-tax-relief', {
    ...sameCells(
      'AZ MA MI NC NJ OH WA',
      'senkt das Gesetz die Haussteuer für viele ältere, behinderte oder arme Eigentümer und Veteranen. Fragen Sie Kreis oder Stadt nach dem Formular',
    ),
    ...sameCells(
      'CA FL GA IL NY PA TX',
      'zahlt, wer im eigenen Haus wohnt, meist weniger Grundsteuer. Alter oder Behinderung kann sie weiter senken. Man muss es beantragen',
    ),
  }),
}
