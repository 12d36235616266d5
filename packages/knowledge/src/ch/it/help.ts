/** The Italian words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'ch.help.schulden': { does: 'Trova la consulenza gratuita per debiti del Suo cantone.' },
  'ch.help.caritas': { does: 'Consulenza gratuita sui debiti per telefono.' },
  'ch.help.mieter': { does: 'Consulenza per inquilini, con una piccola quota.' },
  'ch.help.schlichtung': {
    does: 'Autorità pubbliche che conciliano liti su affitto, lavoro e altro.',
  },
  'ch.help.rav': {
    does: "L'ufficio di collocamento (URC), per le indennità e la ricerca di lavoro.",
  },
  'ch.help.krankenkasse': { does: 'Aiuto gratuito nelle liti con le casse malati.' },
  'ch.help.ombudscom': { does: 'Risolve liti su telefono e internet.' },
  'ch.help.cyber': { does: 'Riceve segnalazioni di truffe e messaggi falsi.' },
  'ch.help.143': { does: 'Qualcuno con cui parlare, giorno e notte.' },
}
