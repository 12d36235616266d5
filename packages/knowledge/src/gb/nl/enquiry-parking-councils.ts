/** Questions about penalties of councils: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARKING_COUNCILS_NL: Words = {
  'gb.ask-parking.council-appeal-england': {
    says: 'Schrijf de gemeente binnen 14 dagen met foto’s: de lagere prijs blijft dan meestal open. Na de notice to owner hebt u 28 dagen voor het formele bezwaar. Zegt ze nee, dan hebt u 28 dagen voor het gratis tribunaal. Eén goede reden is genoeg.',
  },
  'gb.ask-parking.council-appeal-wales': {
    says: 'Schrijf de gemeente binnen 14 dagen met foto’s: de lagere prijs blijft dan meestal open. Na de notice to owner hebt u 28 dagen voor het formele bezwaar. Zegt ze nee, dan hebt u 28 dagen voor het gratis tribunaal. Eén goede reden is genoeg.',
  },
  'gb.ask-parking.council-challenge': {
    says: 'Maak binnen 14 dagen bezwaar met foto’s en uw reden. Zegt de gemeente nee, dan bieden de meeste de lagere prijs opnieuw aan. Later kunt u naar een gratis tribunaal.',
  },
  'gb.ask-parking.scotland': {
    says: 'In Schotland kan alleen de bestuurder een particuliere boete schuldig zijn. Geen wet verplicht de houder (keeper) de bestuurder te noemen. Een boete van de gemeente is anders: betaal of betwist die.',
    dependsOn: 'wie hem stuurde, en of u de bestuurder was',
  },
  'gb.ask-parking.old-charge': {
    says: 'Een bedrijf heeft zes jaar vanaf het parkeren om een eis bij de rechter (court claim) te beginnen. Daarna hebt u een volledig verweer.',
    dependsOn: 'hoelang het geleden is',
  },
  'gb.ask-parking.how-appeal': {
    says: 'Maak eerst bezwaar bij het bedrijf of de gemeente, op hun formulier, met foto’s en bewijs. Doe het binnen 14 dagen om de lagere prijs te houden. Zeggen ze nee, dan is er een gratis onafhankelijk bezwaar.',
  },
  'gb.ask-parking.scotland-council': {
    says: 'In Schotland betaalt u binnen 14 dagen de helft, of u maakt bezwaar bij de gemeente (council). Na een afwijzing hebt u 28 dagen om in beroep te gaan bij het First-tier Tribunal.',
  },
  'gb.ask-parking.ni-penalty': {
    says: 'Maak binnen 14 dagen schriftelijk bezwaar. De lagere prijs wacht dan op het antwoord. Na een afwijzing kunt u in beroep bij het Traffic Penalty Tribunal voor Noord-Ierland.',
  },
}
