/** What can still be done when the day in a letter of a council, a tax office or a benefit office is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_NL: Words = {
  'gb.late.pcn-step': {
    says: 'De dagen in deze brief lijken voorbij. Bel vandaag de gemeente en vraag wat nu komt. Stuur uw redenen en zeg waarom u laat bent: zij kan er nog naar kijken.',
  },
  'gb.late.pcn-appeal-step': {
    says: 'De 28 dagen lijken voorbij. Stuur vandaag het beroep (appeal) en schrijf waarom het laat is. Het tribunaal ziet dat als vraag om meer tijd en kan ja of nee zeggen.',
  },
  'gb.late.pcn-certificate-step': {
    says: 'De 14 dagen lijken voorbij, dus de gemeente kan de schuld bij de rechtbank hebben laten registreren. Bel vandaag: betaal, of vraag om termijnen voordat er kosten bij komen.',
  },
  'gb.late.pcn-recovery-step': {
    says: 'De 21 dagen lijken voorbij. Is een reden op formulier TE9 of PE3 waar voor u? Stuur het vandaag met TE7 of PE2, dat om meer tijd vraagt. Zeg waarom u laat bent.',
  },
  'gb.late.council-want': {
    says: 'De gemeente vroeg om late council tax. De dagen in de brief zijn voorbij, dus ze kan nu de hele rest van het jaar willen.',
  },
  'gb.late.council-reality': {
    says: 'Deze schuld gaat voor. De gemeente kan al naar de rechtbank zijn, maar kan nog een plan met u afspreken.',
  },
  'gb.late.council-not-yet': {
    says: 'Deurwaarders mogen pas komen na een bevel van de rechtbank (liability order). Vraag de gemeente of dat er is.',
  },
  'gb.late.council-step': {
    says: 'Bel vandaag de gemeente, ook al zijn de dagen voorbij. Betaal het late deel als u kunt en vraag uw maandplan terug. Zij kan ja zeggen.',
  },
  'gb.late.summons-reality': {
    says: 'De dag van de zitting is voorbij, dus de rechtbank heeft waarschijnlijk een liability order gegeven. Het is geen strafzaak en een plan kan nog.',
  },
  'gb.late.summons-step': {
    says: 'Bel vandaag de gemeente en vraag of er een liability order is. Vraag om een plan voordat het naar deurwaarders gaat. Was er niets verschuldigd, vraag haar dan het bevel te laten schrappen.',
  },
  'gb.late.council-scotland-step': {
    says: 'De dagen in deze brief zijn voorbij. Bel vandaag de gemeente, vraag of er een summary warrant is en vraag om een plan.',
  },
  'gb.late.tax-rights': {
    says: 'U kunt nog vragen om in delen te betalen. Beroep kan binnen 30 dagen na de brief. Daarna is een goede reden nodig en moet u het zo snel mogelijk vragen.',
  },
  'gb.late.tax-step': {
    says: 'Bel vandaag HMRC, ook al is de dag voorbij, en vraag om Time to Pay. HMRC kan zonder rechter beslag leggen, dus wacht niet.',
  },
  'gb.late.tax-option': {
    says: 'Schrijf HMRC wat er niet klopt. Zijn de 30 dagen voorbij? Zeg wat u verhinderde, zoals ziekte. Bij nee kunt u het belastingtribunaal vragen.',
    title: 'In beroep gaan, ook laat',
    cost: 'Gratis.',
    time: 'Nu. Wacht niet als de reden voorbij is.',
    risk: 'Over verschuldigde belasting loopt rente.',
    bestFor: 'Het bedrag klopt niet of u had een goede reden.',
  },
  'gb.late.benefit-step': {
    says: 'Vraag vandaag om opnieuw te kijken. Is de beslissing ouder dan een maand? Zeg waarom u laat bent. Met een goede reden kan dat tot 13 maanden erna.',
  },
  'gb.late.benefit-option': {
    says: 'Zeg wat er niet klopt, stuur bewijs en zeg wat u verhinderde, zoals ziekte of ziekenhuis.',
    title: 'Vragen om opnieuw te kijken, ook laat',
    cost: 'Gratis.',
    time: 'Hooguit 13 maanden na de beslissing.',
    risk: 'Bij een zwakke reden kunnen ze weigeren.',
    bestFor: 'De beslissing klopt niet en iets verhinderde dat u op tijd vroeg.',
  },
}
