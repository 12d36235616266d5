/** Questions about fines, accidents and the licence: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_ON_THE_ROAD_NL: Words = {
  'de.ask-buy.fine': {
    says: 'U hebt twee weken vanaf de datum op de gele envelop om schriftelijk bezwaar te maken. Klopt zij en is zij klein? Betaal. Een rijverbod of punten? Ga naar een advocaat.',
  },
  'de.ask-buy.hearing-form': {
    says: 'U moet uw naam en adres geven. Over het feit hoeft u niets te zeggen, ook niet tegen uzelf of naaste familie. De meeste verkeersovertredingen verjaren na zes maanden; tot de zomer van 2026 waren het er meestal drie. Maar dit formulier kan die tijd opnieuw laten lopen.',
    dependsOn: 'of het over uw persoon of de daad gaat',
  },
  'de.ask-buy.new-driver': {
    says: 'Eén zware overtreding (type A, zoals rood licht of meer dan 20 km/u te hard) kost u het rijbewijs niet. U moet een cursus doen (Aufbauseminar) en de proeftijd gaat van twee naar vier jaar. Zonder cursus is het rijbewijs weg. U hebt twee weken tegen de boete.',
  },
  'de.ask-buy.fine-too-old': {
    says: 'De meeste verkeersovertredingen verjaren na zes maanden; tot de zomer van 2026 waren het er meestal drie. Een hoorformulier of de boete laat de tijd opnieuw lopen. Maak binnen twee weken bezwaar en zeg dat.',
    dependsOn: 'de dag van het feit en wat er sindsdien kwam',
  },
}
