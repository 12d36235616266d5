/** The German words of Italy: demands for rent, car tax, and the taxes of towns. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_DE: Words = {
  'it.rent-demand.right-pay-later': {
    says: 'Geht es vor Gericht, können Sie Miete, Zinsen und Kosten beim ersten Termin zahlen. Oder Sie bitten um bis zu 90 Tage Zeit. Der Mietvertrag läuft dann weiter.',
  },
  'it.rent-demand.rights': {
    says: 'Sie können die Summe bestreiten, einen Plan anbieten und in der Wohnung bleiben, bis ein Richter entscheidet.',
  },
  'it.rent-demand.only-judge': {
    says: 'Nur ein Richter kann Sie wegen offener Miete zum Auszug zwingen (sfratto per morosità). Vorher kommt ein Papier mit dem Tag einer Verhandlung.',
  },
  'it.rent-demand.twenty-days': {
    says: 'Ist eine Miete mehr als zwanzig Tage zu spät, darf der Vermieter einer Wohnung einen Richter bitten, den Mietvertrag zu beenden.',
  },
  'it.rent-demand.duty': {
    says: 'Ein Mieter muss an den vereinbarten Tagen zahlen. Der Vermieter muss die Wohnung bewohnbar halten und eine Quittung geben.',
  },
  'it.rent-demand.formal': {
    says: 'Das ist eine förmliche Mahnung wegen Miete (messa in mora). Ab ihr laufen Zinsen, und sie unterbricht die Verjährung der Schuld.',
  },
  'it.rent-demand.step-plan': {
    says: 'Vergleichen Sie die Monate mit Ihren Zahlungen. Schreiben Sie dem Vermieter jetzt und bieten Sie einen Plan an, bevor ein Gerichtsverfahren Kosten bringt.',
  },
  'it.tax.right-car': {
    says: 'Die Region muss die Autosteuer (bollo auto) bis zum Ende des dritten Jahres nach dem Jahr der Fälligkeit verlangen. Danach ist es zu spät.',
  },
  'it.tax.right-town': {
    says: 'Eine Gemeinde muss ihren Bescheid (avviso) zu IMU oder TARI bis zum Ende des fünften Jahres nach dem betroffenen Jahr schicken.',
  },
  'it.tax.right-automatic': {
    says: 'Dieser Bescheid kommt aus einer Prüfung Ihrer Steuererklärung durch den Computer. War darin etwas unklar, musste das Amt Sie zuerst fragen und 30 Tage geben. Tat es das nicht, schreiben Sie es in Ihren Rechtsbehelf (ricorso).',
  },
}
