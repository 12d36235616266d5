/** The German words of the rows in ../enquiry-sponsors-and-refused-homes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SPONSORS_AND_REFUSED_HOMES_DE: Words = {
  'ca.fact.sponsor-split': {
    says: 'Ihr Mann oder Ihre Frau kann Sie nicht abschieben lassen, weil Sie gehen. Wer Permanent Resident ist, bleibt es auch nach der Trennung (divorce); seit 2017 muss man nicht zusammenleben. Nur eine unechte Ehe oder Lügen im Antrag gefährden das. Sind Sie es noch nicht, kann der Antrag (sponsorship) enden: erst zum Anwalt. Die Unterhaltszusage gilt weiter, meist drei Jahre. Bei Gefahr rufen Sie 911.',
  },
  'ca.fact.home-refused': {
    says: 'Ein Vermieter darf Sie nicht wegen Kindern, Herkunft, Religion, Behinderung, Geschlecht und Ähnlichem ablehnen. In den meisten Provinzen zählt auch Hilfe wie ODSP. Heben Sie Nachricht und Anzeige auf. Beschweren Sie sich binnen eines Jahres kostenlos beim Menschenrechtstribunal oder der Kommission. Verlangen Sie die Wohnung oder Geld.',
  },
  'ca.fact.no-power-of-attorney': {
    says: 'Versteht sie es noch, kann sie heute vor Anwalt oder Notar eine Vollmacht (power of attorney) unterschreiben. Wenn nicht, beantragen Sie beim Gericht oder Tribunal der Provinz, Betreuer zu werden; nötig ist ein Arztbericht. Für CPP und OAS bitten Sie Service Canada, ihr Trustee zu sein, das geht schneller. Bitten Sie die Bank, dringende Rechnungen zu zahlen.',
  },
  'ca.ask.sold-on': {
    says: 'Ein Verkauf beendet Ihr Mietverhältnis nicht: Der Käufer wird Vermieter, zur gleichen Miete. Nur wer selbst oder mit naher Familie einzieht, kann Sie gehen lassen. Dafür braucht es das Formular N12 mit 60 Tagen zum Ende einer Mietperiode oder des Vertrags und eine Monatsmiete. An dem Tag müssen Sie nicht gehen: Nur der Landlord and Tenant Board kann es nach einer Anhörung anordnen. Bitten Sie dort um mehr Zeit, und sagen Sie, wenn es nicht ehrlich gemeint ist.',
  },
}
