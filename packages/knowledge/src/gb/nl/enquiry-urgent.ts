/** Dringende vragen: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_URGENT_NL: Words = {
  'gb.ask-consumer.scam-safe-account': {
    says: 'Hang nu op en verplaats geen geld. Een echte bank vraagt dat nooit. Bel dan 159 of het nummer op uw kaart en laat de kaart blokkeren.',
  },
  'gb.ask-bailiff.clamp-wrong-car': {
    says: 'Niet als de auto alleen van iemand is die niets schuldig is. De eigenaar moet nu bewijs tonen, zoals de bon of het financieringscontract, en het mailen. Vraag om de klem eraf te halen.',
  },
  'gb.ask-debt.council-tax-wages': {
    says: 'Na een liability order mag de gemeente dat, volgens een vaste tabel en zonder u te vragen. Bel vandaag met een begroting en vraag om te stoppen en een regeling te nemen. Dat kan zij toestaan.',
  },
  'gb.ask-debt.right-after-death': {
    says: 'Rekeningen van iemand die is overleden, worden betaald uit wat hij naliet. U betaalt zelf niet, behalve als u mee tekende.',
  },
}
