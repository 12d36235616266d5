/** First steps, rights and ways out for questions about a rented home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_HOME_NL: Words = {
  'es.guide.step-home-read': {
    says: 'Zoek uw huurcontract: datum van tekenen, duur en huur. Geen contract op papier? Huurbewijzen tellen ook.',
  },
  'es.guide.step-home-pay': {
    says: 'Blijf de huur op tijd betalen, per overschrijving.',
  },
  'es.guide.step-home-write': {
    says: 'Schrijf de verhuurder op een manier die u kunt bewijzen.',
  },
  'es.guide.step-home-social': {
    says: 'Vraag de sociale dienst en het woonbureau om hulp.',
  },
  'es.guide.right-home-judge': {
    says: 'Een huurder kan de woning alleen verliezen door een beslissing van een rechter.',
  },
  'es.guide.right-home-term': {
    says: 'Een huurcontract sinds maart 2019 kan vijf jaar lopen, of zeven bij een bedrijf.',
  },
  'es.guide.right-home-repair': {
    says: 'De verhuurder moet de woning bewoonbaar houden.',
  },
  'es.guide.home-locks': {
    says: 'De verhuurder mag de sloten niet vervangen en stroom of water niet afsluiten.',
  },
  'es.guide.home-seven': {
    says: 'De borg (fianza) is één maand, terug te geven een maand nadat u de sleutels overhandigt.',
  },
  'es.guide.option-home-dispute': {
    title: 'Schrijf de verhuurder',
    says: 'Zeg wat de wet u geeft en wat u wilt.',
    cost: 'Een burofax kost enkele euro’s.',
    time: 'Een uur.',
    risk: 'De verhuurder kan naar de rechter gaan.',
    bestFor: 'De verhuurder breekt een regel.',
  },
  'es.guide.option-home-deal': {
    title: 'Maak een afspraak',
    says: 'Bied schriftelijk een plan of een datum die u kunt houden.',
    cost: 'Wat u afspreekt.',
    time: 'Enkele dagen.',
    risk: 'Houd wat u belooft.',
    bestFor: 'U bent huur schuldig of wilt verhuizen.',
  },
  'es.guide.right-home-deposit': {
    says: 'U kunt de borg bij de rechter opeisen met een betalingsbevel (monitorio). Doe eerst een aanbod dat u kunt bewijzen. Voor het verzoek hebt u geen advocaat nodig.',
  },
  'es.guide.option-home-help': {
    title: 'Krijg hulp',
    says: 'Een huurdersbond, de sociale dienst of een gratis advocaat.',
    cost: 'Niets of weinig.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'U bent bang voor uw huis.',
  },
}
