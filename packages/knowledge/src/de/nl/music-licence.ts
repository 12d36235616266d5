/** Bills for music in public (GEMA): the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_NL: Words = {
  'de.consumer.gema-want': {
    says: 'GEMA of zo’n dienst wil een licentiebedrag voor muziek in het openbaar.',
  },
  'de.consumer.gema-who': {
    says: 'Zij handelt voor componisten en mag niet doorzoeken of beboeten. Zij kan naar de rechter gaan.',
  },
  'de.consumer.gema-right': {
    says: 'Muziek onder vrienden of familie is niet openbaar. Dan is er geen licentie nodig.',
  },
  'de.consumer.gema-step': {
    says: 'Ga na wanneer, waar en voor wie er muziek was. Vraag het tarief en hoe ze telden.',
  },
  'de.consumer.gema-option': {
    says: 'Schrijf wat er echt gespeeld is en vraag een verbetering.',
    title: 'De grondslag vragen of betwisten',
    cost: 'Gratis.',
    time: 'Eén brief.',
    risk: 'Voor muziek zonder toestemming mogen ze het dubbele vragen.',
    bestFor: 'U speelde geen muziek in het openbaar of de telling klopt niet.',
  },
  'de.consumer.gema-reality': {
    says: 'U bent alleen iets schuldig als er in het openbaar muziek was. Een herinnering is geen bevel van de rechter.',
  },
  'de.consumer.gema-rights': {
    says: 'U mag het tarief en het bewijs vragen, en de geschillencommissie bij het octrooibureau gebruiken (Schiedsstelle).',
  },
  'de.consumer.gema-not-yet': {
    says: 'Ze kunnen nu niets in beslag nemen. Eerst hebben ze een rechter nodig.',
  },
  'de.consumer.gema-step-valid': {
    says: 'Was er muziek? Meld het zelf, vraag het juiste tarief en kortingen voor verenigingen of kleine zalen.',
  },
  'de.consumer.gema-step-dispute': {
    says: 'Vrije muziek (GEMA-frei) of geen muziek? Zeg het en stuur een lijst van de stukken.',
  },
}
