/** Questions about repairs and damp in a rented home in England: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPAIRS_DE: Words = {
  'gb.ask-housing.repairs': {
    says: 'Ihr Vermieter muss Bau, Rohre, Heizung, Warmwasser, Toiletten und Leitungen reparieren. Melden Sie es schriftlich mit Fotos. Passiert nichts, bitten Sie die Gemeinde (council) um Prüfung. Zahlen Sie weiter Miete.',
  },
  'gb.ask-housing.damp': {
    says: 'Ihr Vermieter muss die Wohnung bewohnbar halten. Feuchtigkeit oder Schimmel kann sie unbewohnbar machen. Melden Sie es schriftlich mit Fotos und Folgen für die Gesundheit. Rufen Sie dann die Gemeinde (council) an.',
  },
  'gb.ask-housing.stop-rent': {
    says: 'Zahlen Sie weiter Miete, auch wenn nicht repariert wird. Rückstand kann Sie die Wohnung kosten. Können Sie nicht zahlen, sprechen Sie jetzt mit Vermieter und Schuldnerberatung.',
  },
}
