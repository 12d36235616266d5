/** Questions about engagement rings, ways over land, and clients who do not pay: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RINGS_WAYS_AND_CLIENTS_NL: Words = {
  'us.ask-family.engagement-ring': {
    says: 'In de meeste staten is een verlovingsring gegeven op voorwaarde dat u trouwt. Zonder bruiloft gaat hij meestal terug naar wie hem gaf. Sommige staten, zoals New York, vragen niet wie het uitmaakte. In andere, zoals Californië, kan wie het zonder reden uitmaakt hem meestal niet terugvragen. Vraag er schriftelijk om. Daarna kan de rechter voor kleine zaken (small claims) beslissen over de ring of de waarde.',
    dependsOn: 'uw staat, en in sommige wie de verloving verbrak',
  },
  'us.ask-life.easement': {
    says: 'Lees eerst beide akten bij het register van het county: een schriftelijk recht van overpad (easement) beslist. Zonder dat kan open gebruik gedurende vele jaren zonder toestemming een recht geven. Dat is 15 jaar in Kentucky en vijf in Californië. Gebruik dat de eigenaar toestond telt meestal niet. Land zonder weg kan een noodweg hebben. Sluit hem niet af voordat u het weet: een rechter kan een hek laten openen. Een rechter kan het uitmaken (quiet title).',
    dependsOn: 'de akten, en hoe lang en hoe de weg is gebruikt',
  },
  'us.ask-work.client-does-not-pay': {
    says: 'U kunt de afgesproken prijs vragen, of anders wat het werk waard is. E-mails kunnen het contract zijn. Stuur een factuur en een schriftelijke aanmaning met een laatste dag. In Californië, Illinois en New York moet een freelancer meestal op de afgesproken dag worden betaald, of binnen 30 dagen na het werk. Een klant die te laat is kan het dubbele schuldig zijn. Klaag daar bij het kantoor van de staat, of ga naar de rechter voor kleine zaken (small claims).',
  },
  'us.ask-consumer.sick-pet': {
    says: 'Veel staten hebben een wet voor ziek verkochte dieren. In Florida en New York moet een dierenarts meestal binnen 14 dagen na de koop zeggen dat het dier niet geschikt was. Dan kunt u meestal uw geld, een ander dier of de dierenartskosten tot de prijs kiezen. Schrijf de verkoper meteen met dat bewijs en bewaar het contract. Elders kan het kooprecht helpen. Weigert hij: small claims.',
    dependsOn: 'uw staat, en wanneer een dierenarts het dier zag',
  },
}
