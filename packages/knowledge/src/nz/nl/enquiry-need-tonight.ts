/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_NL: Words = {
  'nz.need.bed': {
    says: 'Bel nu Work and Income op 0800 559 009, of ga erheen, en zeg dat u vannacht nergens kunt blijven. Het zoekt tijdelijke woonruimte, of kan enkele dagen een motel betalen (emergency housing). Zegt het nee, vraag dan de redenen op papier en een herziening (review). Citizens Advice Bureau helpt gratis: 0800 367 222. In gevaar: 111.',
  },
  'nz.need.food': {
    says: 'Bel nu Work and Income op 0800 559 009 en vraag vandaag geld voor eten (Special Needs Grant). U hoeft geen uitkering te hebben, en meestal hoeft u het niet terug te betalen. Zegt het nee, vraag dan een herziening (review). Citizens Advice Bureau weet waar de dichtste voedselbank is: 0800 367 222.',
  },
  'nz.need.power': {
    says: 'Bel nu het energiebedrijf. Zeg wie er thuis is, bied een plan aan en vraag stroom nog vandaag. Wie stroom nodig heeft voor zijn gezondheid (medically dependent), mag niet om een rekening worden afgesloten. Work and Income kan een dringende rekening betalen, ook zonder uitkering: 0800 559 009. Weigert het bedrijf: Utilities Disputes, gratis, 0800 22 33 40.',
  },
  'nz.need.meter': {
    says: 'Bel nu het energiebedrijf. Zeg dat de meter leeg is en wie er thuis is. Vraag tegoed voor vannacht en een plan, of om van prepaid af te gaan. Work and Income kan helpen met dringende energiekosten, ook zonder uitkering: 0800 559 009. Weigert het bedrijf: Utilities Disputes, gratis, 0800 22 33 40.',
  },
  'nz.need.loan-shark': {
    says: 'In gevaar: bel 111. Dreigen om geld te krijgen is een misdaad (afpersing). Wie als bedrijf leent, moet in een openbaar register staan; zo niet, dan bent u geen rente of kosten schuldig. U deed niets strafbaars door te lenen. Ontmoet hem niet alleen. Bewaar berichten voor de politie. Laat de kaart blokkeren en een nieuwe rekening openen. MoneyTalks helpt gratis: 0800 345 123.',
  },
}
