/** Questions about power, gas and water: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_AND_WATER_WORDS: Words = {
  'fr.ask-buy.energy-cut': {
    says: 'Vom 1. November bis 31. März darf Ihre Hauptwohnung nicht abgeschaltet werden. Außerhalb dieser Zeit muss man Sie vorher zweimal schriftlich warnen. Bitten Sie um einen Plan und um Hilfe des Wohnungshilfefonds (FSL).',
    dependsOn: 'die Jahreszeit',
  },
  'fr.ask-buy.water-cut': {
    says: 'Das Wasser in Ihrer Hauptwohnung darf wegen einer Schuld zu keiner Zeit abgestellt werden.',
  },
  'fr.ask-buy.energy-back': {
    says: 'Verbrauch von mehr als 14 Monaten vor der letzten Ablesung müssen Sie meist nicht zahlen. Verlangen Sie die Aufstellung Monat für Monat.',
    dependsOn: 'wann Sie es verbraucht haben',
  },
  'fr.ask-buy.energy-price': {
    dependsOn: 'ob er es Ihnen gesagt hat',
    says: 'Der Anbieter muss Ihnen einen neuen Preis klar und schriftlich sagen, mindestens einen Monat vorher. Sie können jederzeit kostenlos wechseln. Fehlt diese Mitteilung, bestreiten Sie die Rechnung schriftlich. Nach zwei Monaten ohne gute Antwort hilft der kostenlose Energie-Mediator (médiateur national de l’énergie).',
  },
  'fr.ask-buy.water-leak': {
    says: 'Bei einem Leck in einer Leitung hinter Ihrem Zähler zahlen Sie höchstens das Doppelte Ihres üblichen Verbrauchs. Schicken Sie dem Wasserwerk ein Papier vom Klempner: wo das Leck war und wann es repariert wurde. Sie haben einen Monat ab seiner Mitteilung über den hohen Verbrauch. Das gilt nicht für ein Leck an Toilette, Boiler oder Maschinen. Bei einem Nein gehen Sie zum kostenlosen Wasser-Schlichter.',
  },
}
