/** Questions about subscriptions, gyms and tradespeople: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_NL: Words = {
  'nl.ask.step-buy': {
    says: 'Schrijf het bedrijf wat er mis is en wat u wilt, en geef een redelijke termijn. Advies is gratis bij het Juridisch Loket.',
  },
  'nl.ask.subscription': {
    says: 'Na de eerste afgesproken tijd kunt u de meeste abonnementen met een maand opzeggen. Doe het op papier en vraag een bevestiging. Een stilzwijgend nieuw jaar bindt u niet.',
  },
  'nl.ask.gym-injury': {
    dependsOn: 'de voorwaarden van de sportschool',
    says: 'Veel sportscholen laten u stoppen of pauzeren bij een lange blessure, met een doktersverklaring. Staat dat niet in de voorwaarden, vraag dan schriftelijk een pauze. Een rechter kan het contract beëindigen als iets onvoorziens het onredelijk maakt.',
  },
  'nl.ask.no-price-agreed': {
    says: 'Zonder vaste prijs bent u alleen een redelijke prijs schuldig. Een richtprijs mag zonder waarschuwing hoogstens tien procent hoger worden. Vraag een lijst van uren en onderdelen, betaal wat redelijk is, en schrijf waarom de rest niet.',
  },
}
