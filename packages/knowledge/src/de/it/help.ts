/** Who helps in Germany: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'de.help.verbraucherzentrale': {
    does: 'Consulenza del centro consumatori del Suo Land su contratti, incassi, energia e truffe, gratis o per poco.',
  },
  'de.help.caritas': {
    does: 'Consulenza gratuita per debiti, di persona e online, di qualunque fede Lei sia.',
  },
  'de.help.diakonie': { does: 'Consulenza gratuita per debiti e sociale in molti Comuni.' },
  'de.help.awo': {
    does: "Consulenza gratuita per debiti dell'associazione di assistenza dei lavoratori.",
  },
  'de.help.meine-schulden': {
    does: 'Trova il centro gratuito di consulenza per debiti vicino a Lei.',
  },
  'de.help.mieterbund': {
    does: 'Associazioni inquilini locali che consigliano e scrivono per i soci.',
  },
  'de.help.fachstelle': {
    does: "L'ufficio del Comune che aiuta prima di perdere la casa. Può assumere i debiti di affitto.",
  },
  'de.help.dgb': {
    does: 'Sindacati. Gli iscritti hanno aiuto legale sul lavoro e al tribunale del lavoro.',
  },
  'de.help.arbeitsgericht': {
    does: 'Lo sportello del tribunale del lavoro scrive gratis la Sua causa.',
  },
  'de.help.beratungshilfe': {
    does: 'Con un reddito basso il tribunale locale Le dà un buono per un avvocato. Paga al massimo 15 €.',
  },
  'de.help.prozesskostenhilfe': {
    does: 'Paga tribunale e avvocato se il reddito è basso e il caso ha possibilità.',
  },
  'de.help.anwaltssuche': { does: 'Il registro ufficiale di tutti gli avvocati.' },
  'de.help.vdk': {
    does: 'Associazione sociale. I soci hanno aiuto con decisioni su prestazioni, pensione e salute.',
  },
  'de.help.polizei': {
    does: 'Segnali le truffe online o in un commissariato. In pericolo chiami il 110.',
  },
  'de.help.sperr-notruf': { does: 'Blocca carte e conto online, giorno e notte.' },
  'de.help.weisser-ring': { does: 'Aiuta le vittime di reati, gratis.' },
  'de.help.telefonseelsorge': { does: 'Qualcuno con cui parlare, giorno e notte, gratis.' },
  'de.help.hilfetelefon': {
    does: 'Aiuto per donne che subiscono violenza, giorno e notte, in molte lingue.',
  },
  'de.help.beitragsservice': { does: 'Qui chiede esenzione, canone ridotto o rate.' },
}
