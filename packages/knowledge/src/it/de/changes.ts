/** The German words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { europeanChangeWords } from '../../europe/change-words.ts'

export const CHANGES_WORDS: Words = {
  'it.news.instalments': {
    says: 'Für Anträge von 2025 und 2026 gewährt die Steuereinzugsstelle (AdER) bis zu 84 Monatsraten. Ein einfacher Antrag genügt.',
    was: 'Der übliche Plan hatte 72 Raten.',
    is: 'Für Schulden bis 120.000 € bekommen Sie bis zu 84 Raten, 2027 und 2028 bis zu 96. Sie sagen nur, dass das Geld knapp ist.',
  },
  'it.news.absence': {
    says: 'Seit dem 12. Januar 2025 kann langes Fehlen ohne Grund als Ihre eigene Kündigung (dimissioni) gelten. Dann gibt es kein Arbeitslosengeld (NASpI).',
    was: 'Nach langem Fehlen musste der Arbeitgeber kündigen, und Sie bekamen Arbeitslosengeld (NASpI).',
    is: 'Nach mehr als 15 Tagen, oder der Zeit im Vertrag, kann der Arbeitgeber es melden. Sie können zeigen, warum Sie nicht schreiben konnten.',
  },
  'it.news.consumer-credit': {
    says: 'Ein Dekret, das seit dem 10. Januar 2026 gilt, erweitert Schritt für Schritt die Regeln für Kredite an Verbraucher.',
    was: 'Kredite von mehr als 75.000 €, kurze Kredite und „später zahlen“ waren nicht von den Regeln erfasst.',
    is: 'Kredite bis 100.000 €, kleine Kredite und viele Angebote zum späteren Zahlen gelten als Verbraucherkredit. Für ältere Verträge gelten die alten Regeln.',
  },
  'it.news.phone-driving': {
    says: 'Seit dem 14. Dezember 2024 kostet das Telefon am Steuer ab 250 €. Der Führerschein kann sofort für eine Zeit entzogen werden (sospensione).',
    was: 'Das Bußgeld begann bei 165 €.',
    is: 'Das Bußgeld ist 250 € bis 1.000 €, und der Führerschein ist für mindestens 15 Tage weg (sospensione).',
  },
  'it.news.early-notice': {
    says: 'Seit 2025 gibt ein früher Hinweis des Steueramts (avviso bonario) 60 Tage.',
    was: 'Sie hatten 30 Tage.',
    is: 'Sie haben 60 Tage, um mit der kleineren Strafe zu zahlen oder es berichtigen zu lassen.',
  },
  'it.news.small-firm': {
    says: 'Seit Juli 2025 gibt es die Grenze von sechs Monaten für kleine Firmen nicht mehr: Das Verfassungsgericht (Corte costituzionale) hat sie aufgehoben.',
    was: 'In einer Firma mit bis zu 15 Personen konnte der Richter höchstens sechs Monatslöhne geben.',
    is: 'Der Richter kann bis zu 18 Monatslöhne geben, auch gegen eine kleine Firma.',
  },
  ...europeanChangeWords('it', 'de'),
}
