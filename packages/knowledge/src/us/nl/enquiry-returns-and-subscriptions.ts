/** The Dutch words of the rows in ../enquiry-returns-and-subscriptions.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RETURNS_AND_SUBSCRIPTIONS_NL: Words = {
  'us.ask-consumer.return': {
    says: 'Geen federale wet dwingt een winkel om spullen terug te nemen omdat u zich bedenkt. De eigen regels van de winkel tellen. Bij kapotte spullen gebruikt u de garantie en betwist u de afschrijving.',
    dependsOn: 'of de spullen kapot zijn en wat de winkel beloofde',
  },
  'us.ask-consumer.three-days': {
    says: 'Het recht van drie dagen is voor verkoop bij u thuis of op een beurs of in een hotel, niet in een winkel. Het geldt niet voor een auto van een dealer. Sommige leningen op uw huis hebben het ook.',
    dependsOn: 'waar u tekende en wat u kocht',
  },
  'us.ask-consumer.subscription': {
    says: 'Zeg schriftelijk op en bewaar bewijs. Een bedrijf op internet moet een simpele manier geven om te stoppen. Blijft het afschrijven, betwist het dan bij uw kaartmaatschappij en meld het uw staat.',
  },
  'us.ask-consumer.unlimited-plan': {
    says: 'Kijk naar het overzicht van uw internet (broadband label) en de voorwaarden van de dag dat u tekende. Klaag schriftelijk bij het bedrijf, dan gratis bij de FCC; het moet u binnen 30 dagen antwoorden.',
    dependsOn: 'wat het abonnement beloofde en wat het contract zegt',
  },
  'us.trouble.still-charged': {
    says: 'Zeg de bank om de betalingen te stoppen: drie werkdagen voor de volgende is genoeg. Betwist elke betaling binnen 60 dagen na het afschrift, en stuur het bedrijf uw bewijs dat u opzegde.',
  },
}
