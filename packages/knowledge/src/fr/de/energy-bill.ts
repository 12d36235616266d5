/** Bills and cut-off warnings for power and gas: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENERGY_BILL_WORDS: Words = {
  'fr.energy.not-yet-winter': {
    says: 'Vom 1. November bis 31. März darf man Strom oder Gas in Ihrer Hauptwohnung nicht abstellen.',
  },
  'fr.energy.not-yet-steps': {
    says: 'Man darf nicht sofort abstellen. Man muss Sie zweimal schriftlich warnen, mit Zeit zum Zahlen: 15 Tage, dann 20 Tage.',
  },
  'fr.energy.know-back-billing': {
    says: 'Energie, die mehr als 14 Monate vor der letzten Ablesung verbraucht wurde, darf man meist nicht berechnen.',
    learnMore: 'Vergleichen Sie die Verbrauchsdaten auf der Rechnung.',
  },
  'fr.energy.step-check': {
    says: 'Lesen Sie Ihren Zähler ab. Vergleichen Sie ihn mit der Rechnung: echte Ablesung oder Schätzung, Daten, Preis.',
  },
  'fr.energy.step-cheque': {
    says: 'Sehen Sie nach, ob Sie einen Energiescheck (chèque énergie) haben. Schicken Sie ihn dem Versorger: Er zahlt und schützt Sie.',
  },
  'fr.energy.step-dispute': {
    says: "Ist die Rechnung falsch, schreiben Sie und schicken Sie ein Foto des Zählers. Nach zwei Monaten gehen Sie zur Ombudsstelle für Energie (médiateur national de l'énergie).",
  },
  'fr.energy.right-winter': {
    says: 'Sie haben vom 1. November bis 31. März das Recht auf Strom und Gas in Ihrer Hauptwohnung. Die Stromleistung darf man senken, außer Sie haben den Energiescheck (chèque énergie).',
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
  'fr.energy.warn-spring': {
    says: 'Die Schuld bleibt nach dem Winter. Ab dem 1. April kann wieder abgestellt werden. Vereinbaren Sie also jetzt einen Plan.',
  },
  'fr.energy.insight-estimate': {
    says: 'Das sieht nach einer Nachzahlung aus. Verbrauch von mehr als 14 Monaten vor der letzten Ablesung müssen Sie meist nicht zahlen.',
    actionable: 'Verlangen Sie die Aufstellung Monat für Monat und nennen Sie Artikel L. 224-11.',
  },
}
