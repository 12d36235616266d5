/** Questions of tenants about a notice after a complaint, a bond never lodged, a damp home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HOMES_AND_NOTICES_NL: Words = {
  'nz.fact.retaliatory-notice': {
    says: 'Sinds 30 januari 2025 heeft een opzegging van 90 dagen geen reden nodig. Maar kwam zij omdat u klaagde of een recht gebruikte, dan is het vergelding (retaliatory): het Tenancy Tribunal kan haar vernietigen. Vraag dat binnen 28 werkdagen na ontvangst. De data en hun berichten zijn goed bewijs. Vraag tegelijk om de reparaties en om geld. Blijf huur betalen en ga voorlopig niet weg. Wint u, dan kunt u vragen uw naam weg te laten.',
  },
  'nz.fact.bond-not-lodged': {
    says: 'Een verhuurder moet de borg binnen 23 werkdagen bij Tenancy Services storten. Dat niet doen is onwettig. Vraag alles schriftelijk terug met een datum. Ga daarna naar het Tenancy Tribunal. Dat kan hem de borg laten betalen, en meer als straf (exemplary damages). Voeg bewijs van betaling toe, zoals een bankafschrift, en het contract. Alle huurders die erin staan kunnen meedoen. Gratis advies: 0800 836 262.',
  },
  'nz.fact.healthy-homes': {
    says: 'Sinds 1 juli 2025 moet elke huurwoning aan de healthy homes standards voldoen. De woonkamer heeft een vaste verwarming nodig die haar tot 18 graden kan verwarmen. Nodig zijn isolatie boven en onder, waar dat kan, en afzuiging in keuken en badkamer. Vraag schriftelijk hoe uw woning hieraan voldoet: zij hebben 21 dagen voor het antwoord. Geef een aanzegging van 14 dagen om het te herstellen. Daarna kan het Tenancy Tribunal het werk bevelen en geld toekennen. Blijf huur betalen.',
  },
}
