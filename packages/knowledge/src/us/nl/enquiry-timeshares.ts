/** The Dutch words of the rows in ../enquiry-timeshares.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_TIMESHARES_NL: Words = {
  'us.fact.timeshare-cancel': {
    says: 'De meeste staten geven enkele dagen om een nieuwe timeshare schriftelijk en zonder reden te annuleren. Florida 10; Californië, Georgia, Virginia en Washington 7; Texas en North Carolina 5. Het contract moet de dagen en het adres noemen. Ze lopen vanaf de handtekening of de laatste papieren. Stuur de brief vandaag aangetekend. Het geld moet dan terug. Betaal geen exitbedrijf.',
  },
  'us.state.fl.ask-timeshare': {
    says: 'In Florida kunt u schriftelijk annuleren binnen 10 kalenderdagen na de handtekening, of na de laatste verplichte papieren als die later kwamen. Een reden is niet nodig en afstand doen kan niet. Stuur de brief nu aangetekend naar het adres in het contract; de dag van verzending telt. Het geld moet binnen 20 dagen terug, of 5 dagen na inning van uw cheque als dat later is.',
  },
  'us.fact.timeshare-too-late': {
    says: 'Na de eerste dagen is er geen gratis uitweg, maar vraag eerst het resort: veel nemen een afbetaalde timeshare terug. Vraag het antwoord op papier. Betaal geen bedrijf vooraf voor een exit of een koper; veel zijn oplichting. Bent u voorgelogen, klaag dan bij de attorney general en vraag een advocaat. Stoppen met betalen kan incasso, executie en een slechte score brengen.',
  },
}
