/** The Italian words of the rows in ../consumer-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_STEPS_WORDS: Words = {
  'de.consumer.step-terms': {
    says: 'Trovi il contratto, la data e come è nato: online, alla porta, per telefono o in negozio.',
  },
  'de.consumer.step-answer': {
    says: 'Risponda per iscritto. Receda, disdica, o indichi il difetto e fissi una data. Tenga le prove.',
  },
  'de.consumer.step-fault': {
    says: 'Per merce difettosa scriva al venditore, non al produttore. Chieda la riparazione o una cosa nuova entro un giorno fisso.',
  },
  'de.consumer.step-valid': {
    says: 'Se il contratto è valido, paghi ciò che è dovuto e disdica per il primo giorno possibile.',
  },
}
