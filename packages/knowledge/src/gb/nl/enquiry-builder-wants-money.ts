/** The Dutch words of the rows in ../enquiry-builder-wants-money.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUILDER_WANTS_MONEY_NL: Words = {
  'gb.ask-consumer.builder-wants-rest': {
    says: 'Werk moet met zorg en vakkennis gebeuren. Zet elk gebrek op papier en geef een datum om het gratis en vlot te herstellen. Lukt dat niet, dan kunt u korting eisen of wat een ander kost. U mag een redelijk deel inhouden; schrijf dat. Foto’s en rapport, dan de geschillenregeling of small claims. Hij mag niet zonder uw ja binnenkomen om weg te halen wat vastzit.',
  },
  'gb.ask-consumer.builder-takes-back': {
    says: 'Een vakman mag niet zonder uw ja binnenkomen of weghalen wat in uw huis vastzit. Schrijf: geen toegang, voortaan alles schriftelijk, en waarom u het geld inhoudt. Bewaar zijn berichten. Komt hij dreigen, deur dicht: 999 bij gevaar, anders 101. Ook een incassobureau mag niet binnen en niets meenemen. Alleen een rechter kan u laten betalen. Citizens Advice helpt met de brief.',
  },
  'gb.ask-consumer.no-cancellation-form': {
    says: 'Een afspraak bij u thuis geeft meestal 14 dagen om schriftelijk te annuleren. Heeft niemand dat schriftelijk gezegd, dan kan het tot een jaar langer. Voor werk dat in die tijd zonder uw schriftelijke vraag begon, bent u misschien niets schuldig. Dringende gevraagde reparaties, maatwerk en ingebouwd materiaal kunnen uitgezonderd zijn. Vraag eerst advies: Citizens Advice.',
  },
}
