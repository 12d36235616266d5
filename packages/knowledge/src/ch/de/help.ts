/** Who helps: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'ch.help.schulden': { does: 'Nennt die kostenlose Schuldenberatung Ihres Kantons.' },
  'ch.help.caritas': { does: 'Kostenlose Telefonberatung bei Schulden.' },
  'ch.help.mieter': { does: 'Beratung für Mieter, mit kleinem Beitrag.' },
  'ch.help.schlichtung': { does: 'Ämter, die Miet-, Arbeits- und andere Streite schlichten.' },
  'ch.help.rav': { does: 'Das Arbeitsamt, für Taggelder und Stellensuche.' },
  'ch.help.krankenkasse': { does: 'Kostenlose Hilfe bei Streit mit der Krankenkasse.' },
  'ch.help.ombudscom': { does: 'Schlichtet Streit über Telefon und Internet.' },
  'ch.help.cyber': { does: 'Nimmt Meldungen zu Betrug an.' },
  'ch.help.143': { does: 'Jemand zum Reden, Tag und Nacht.' },
}
