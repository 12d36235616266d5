/** The Dutch words of the rows in ../enquiry-builders.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BUILDERS_NL: Words = {
  'jp.ask.builder-overcharge': {
    says: 'De afgesproken prijs geldt. Extra werk vraagt eerst uw ja. Vraag een rekening met posten, betaal het afgesprokene en betwist de rest schriftelijk. Kwamen ze bij u thuis, of was het veel duurder dan de reclame? Dan hebt u misschien acht dagen om te herroepen (クーリング・オフ). Betaal niet onder druk; bel 188.',
  },
  'jp.ask.bad-work': {
    says: 'Maak foto’s en vraag schriftelijk om herstel, met een laatste dag. Tot dan mag u een redelijk deel van de prijs inhouden. Gebeurt er niets? Vraag een lagere prijs of geld. Meld de fout binnen een jaar.',
  },
}
