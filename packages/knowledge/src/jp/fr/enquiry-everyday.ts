/** Questions on wages, broken goods, naming a user, and traffic charges (en français) */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_FR: Words = {
  'jp.ask.unpaid-wages': {
    says: 'Le salaire doit être payé en entier au jour fixé. Gardez vos heures notées et allez au bureau des normes du travail. Vous avez trois ans pour réclamer.',
  },
  'jp.ask.broken-goods': {
    says: 'Demandez au magasin de réparer ou d’échanger. Sinon, vous pouvez demander un prix plus bas ou votre argent. Dites-le dans l’année après l’avoir vu.',
  },
  'jp.ask.disclosure': {
    says: 'Répondez avant la date de la lettre. Vous pouvez dire non, avec vos raisons. Parlez à un avocat avant d’accepter de payer.',
  },
  'jp.ask.traffic-charge': {
    says: 'Vous pouvez refuser l’amende du conducteur (反則金). Un tribunal juge alors. La redevance du propriétaire (放置違反金) est due une fois ordonnée, mais vous pouvez vous expliquer avant.',
    dependsOn: 'de savoir si c’est l’amende du conducteur ou la redevance du propriétaire.',
  },
}
