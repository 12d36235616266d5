/** Notices of Colorado’s metropolitan districts: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const METROPOLITAN_DISTRICTS_IT: Words = {
  'us.metro-district.want': {
    says: 'Il distretto dice che una clausola o regola di aspetto non è stata seguita. Vuole che Lei rimedi, o può seguire una multa.',
  },
  'us.metro-district.reality': {
    says: 'Un metropolitan district è un ente locale, non un club di proprietari. Può far valere solo le clausole che vincolano la Sua casa.',
  },
  'us.metro-district.right-hearing': {
    says: 'In Colorado il distretto deve avere regole scritte con l’elenco delle multe. Lei deve avere un avviso e la possibilità di un’udienza equa.',
  },
  'us.metro-district.right-home': {
    says: 'Non può far vendere la Sua casa (foreclose) per multe o spese non pagate. Se un giudice non trova violazioni, non può addebitarLe il suo avvocato.',
  },
  'us.metro-district.step-right': {
    says: 'Rimedi prima della data e tenga una foto datata. Se non è d’accordo, chieda per iscritto la clausola, la loro foto, le regole sulle multe e un’udienza.',
  },
  'us.metro-district.ask-fine': {
    says: 'In Colorado un metropolitan district può multarLa solo secondo le sue regole scritte e il suo elenco, dopo un avviso e la possibilità di un’udienza equa. Chieda per iscritto clausola, regole, prova e udienza. Rimedi a ciò che è vero e tenga foto datate. Non può far vendere la Sua casa per multe o spese.',
    dependsOn: 'la clausola, e se il distretto ha seguito le sue regole',
  },
}
