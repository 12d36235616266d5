/** Questions about swindles, false bills and things that nobody ordered: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FRAUD_NL: Words = {
  'de.ask-buy.scam-message': {
    says: 'Betaal niet, klik niet en hang op. Zijn geld of gegevens weg? Bel nu uw bank of 116 116 en meld het bij de politie.',
  },
  'de.ask-buy.unordered': {
    says: 'U bent niets schuldig voor wat u niet bestelde. U hoeft het niet terug te sturen, als een bedrijf het u met opzet stuurde.',
  },
  'de.ask-buy.guide-warn': {
    says: 'Geef nooit een PIN, TAN of kaartnummer per telefoon, mail of chat.',
  },
  'de.ask-buy.paid-fake-bill': {
    says: 'Bel meteen uw bank (116 116), laat de overschrijving terugroepen en ga naar de politie. U gaf zelf de opdracht, dus meestal hoeft de bank niet te betalen. Maar sinds 9 oktober 2025 moet zij naam en rekening vergelijken. Waarschuwde zij niet voor een verkeerde naam? Vraag haar dan het geld.',
  },
  'de.ask-buy.subscription-trap': {
    says: 'Geen duidelijke knop zoals „zahlungspflichtig bestellen“? Dan is er geen contract en bent u niets schuldig. Schrijf dat. Herroep daarnaast binnen 14 dagen, of later als ze u niet informeerden. Zeg ook op via de knop van de site. Haal afschrijvingen terug via uw bank.',
  },
}
