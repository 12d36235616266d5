/** What can still be done about a rented home when the day is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_HOME_NL: Words = {
  'be.late.home-reality': {
    says: 'De dag in de brief is voorbij, maar een brief zet niemand uit. Er is een vonnis nodig, en dan meestal een maand na de betekening.',
  },
  'be.late.home-step': {
    says: 'Blijf en houd de sleutels, ook al is de dag voorbij. Betaal de huur zoals voorheen, en schrijf vandaag aangetekend dat u niet instemt.',
  },
  'be.late.rent-reality': {
    says: 'De betaaldag is voorbij, dus de verhuurder kan naar de vrederechter. Alleen die rechter kan de huur beëindigen. Een plan voorstellen kan nog, ook daar.',
  },
  'be.late.rent-step': {
    says: 'Betaal vandaag de huur van deze maand en bied schriftelijk een klein maandbedrag voor de rest. Vraag vandaag het OCMW (CPAS): het kan met de schuld helpen en met de verhuurder praten.',
  },
  'be.late.evicted-step': {
    says: 'Bel vandaag de gerechtsdeurwaarder en vraag de dag van de uithuiszetting. Bel het OCMW (CPAS) voor een woning, en dezelfde dag een gratis advocaat.',
  },
  'be.late.evicted-right': {
    says: 'Een rechter kan de maand na de betekening verlengen om ernstige redenen, zoals geen andere geschikte woning, vooral in de winter. Vraag een advocaat of dat nog kan.',
  },
  'be.late.evicted-option': {
    says: 'Bent u bij verstek veroordeeld, ga in beroep. Kan dat niet, doe verzet bij dezelfde rechtbank.',
    title: 'Beroep of verzet, als de rechter zonder u besliste',
    cost: 'Een advocaat, gratis bij een laag inkomen.',
    time: 'Een maand na de betekening.',
    risk: 'U kunt intussen vaak worden uitgezet.',
    bestFor: 'U hebt een reden om te blijven.',
  },
}
