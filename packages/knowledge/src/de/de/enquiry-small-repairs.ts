/** Questions about small repairs that the tenant should pay: in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SMALL_REPAIRS_DE: Words = {
  'de.ask-home.small-repairs': {
    says: 'Nein, wenn die Rechnung über dem Betrag im Vertrag liegt. Dann zahlt der Vermieter alles, auch keinen Anteil schulden Sie. Die Klausel gilt nur für Teile, die Sie oft benutzen, etwa Wasserhähne, Schalter und Fenstergriffe, nicht für Rohre, Therme oder Kabel. Sie muss eine Grenze je Reparatur nennen, rund 100 bis 120 €, und eine im Jahr. Fehlt sie, ist die Klausel nichtig. Schreiben Sie das und zahlen Sie nicht. Bei selbst Zerbrochenem ist es anders.',
  },
}
