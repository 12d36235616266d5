/** Questions about power, gas and water: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ENERGY_AND_WATER_WORDS: Words = {
  'fr.ask-buy.energy-cut': {
    says: 'Dal 1 novembre al 31 marzo non possono staccare nella casa principale. Fuori da questo periodo devono prima avvisarla due volte per iscritto. Chieda un piano e il fondo casa (FSL).',
    dependsOn: 'il periodo dell’anno',
  },
  'fr.ask-buy.water-cut': {
    says: 'L’acqua nella casa principale non si può staccare per un debito, mai.',
  },
  'fr.ask-buy.energy-back': {
    says: 'I consumi di oltre 14 mesi prima dell’ultima lettura di solito non sono dovuti. Chieda il conto mese per mese.',
    dependsOn: 'le date dei consumi',
  },
  'fr.ask-buy.energy-price': {
    dependsOn: 'se L’ha avvisata',
    says: 'Il fornitore deve dirLe un nuovo prezzo con chiarezza e per iscritto, almeno un mese prima. Può andarsene quando vuole, senza spese. Senza questo avviso, contesti la fattura per iscritto. Dopo due mesi senza buona risposta, il mediatore dell’energia (médiateur national de l’énergie) è gratis.',
  },
  'fr.ask-buy.water-leak': {
    says: 'Per una perdita in un tubo dopo il contatore paga al massimo il doppio del consumo abituale. Mandi al servizio idrico un documento dell’idraulico: dov’era la perdita e quando è stata riparata. Ha un mese dal loro avviso di consumo anomalo. Non vale per una perdita del WC, dello scaldabagno o delle macchine. Se rifiutano, vada al mediatore dell’acqua, gratis.',
  },
}
