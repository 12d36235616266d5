/** Questions about divorce and contact with children: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_FAMILY_FR: Words = {
  'nl.ask.divorce': {
    says: 'Seul un juge peut prononcer le divorce, un avocat le demande. Avec des enfants, il faut un plan (ouderschapsplan). Convenez d’abord qui reste au logement et gardez des copies. Un juge peut décider vite à titre provisoire.',
  },
  'nl.ask.child-contact': {
    says: 'Vous et votre enfant avez droit au contact. Parlez d’abord avec l’aide d’un médiateur ou de la commune, et notez les accords. Si cela échoue, un avocat demande au juge un règlement (omgangsregeling).',
  },
}
