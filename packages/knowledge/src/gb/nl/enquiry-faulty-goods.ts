/** Questions about faulty goods: repair, money back and how long. The Consumer Rights Act runs in all four nations. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAULTY_GOODS_NL: Words = {
  'gb.ask-consumer.faulty': {
    says: 'In de eerste 30 dagen kunt u uw geld terugkrijgen. Daarna krijgt de verkoper één kans op reparatie of vervanging. Mislukt dat, dan kunt u geld terug of een lagere prijs krijgen.',
    dependsOn: 'hoelang u het hebt',
  },
  'gb.ask-consumer.repair-failed': {
    says: 'Na één mislukte reparatie of vervanging kunt u het weigeren en geld terugvragen. Of u houdt het en vraagt een lagere prijs. In de eerste zes maanden mogen ze niets aftrekken voor gebruik, behalve bij auto’s.',
  },
  'gb.ask-consumer.manufacturer': {
    says: 'Uw contract is met de verkoper, dus die moet het oplossen. U hoeft niet naar de maker. Een garantie van de maker komt erbij.',
  },
  'gb.ask-consumer.warranty-over': {
    says: 'U hebt nog rechten als de garantie voorbij is. Spullen moeten een redelijke tijd meegaan. Na zes maanden moet u misschien laten zien dat de fout er vanaf het begin was.',
  },
  'gb.ask-consumer.digital': {
    says: 'Werkt betaalde digitale inhoud niet goed, dan moet de verkoper die herstellen of vervangen. Mislukt dat, dan krijgt u korting, tot alles. Begint een download met uw toestemming, dan vervallen de 14 dagen om van gedachten te veranderen.',
    dependsOn: 'of er een fout in zit',
  },
  'gb.ask-consumer.shop-or-maker': {
    says: 'De winkel moet het oplossen, niet de maker. Vraag om reparatie of een nieuw exemplaar. Mislukt dat, vraag dan geld terug of een lagere prijs. Na zes maanden moet u misschien laten zien dat de fout er vanaf het begin was.',
  },
  'gb.ask-consumer.faulty-months': {
    says: 'Ja, maar de verkoper mag het eerst repareren of vervangen. Mislukt dat, dan kunt u geld terug of een lagere prijs krijgen. In de eerste zes maanden telt de fout als aanwezig vanaf het begin, tenzij de verkoper het tegendeel laat zien.',
  },
}
