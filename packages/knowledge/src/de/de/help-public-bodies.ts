/** The German words of the rows in ../help-public-bodies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODIES_DE: Words = {
  'de.help.bfj-inkasso': { does: 'Nimmt Beschwerden über Inkassofirmen an.' },
  'de.help.bafin': { does: 'Überwacht Banken und Versicherungen und nimmt Beschwerden an.' },
  'de.help.bnetza': {
    does: 'Hilft bei Telefon, Internet, Energie und Post und bei Rufnummernmissbrauch.',
  },
  'de.help.energie': { does: 'Schlichtet Streit mit Strom- und Gasanbietern, für Sie kostenlos.' },
  'de.help.universal': {
    does: 'Schlichtet Streit mit Firmen, wenn keine andere Stelle zuständig ist.',
  },
  'de.help.versicherungsombudsmann': {
    does: 'Entscheidet über Beschwerden gegen Versicherer, für Sie kostenlos.',
  },
  'de.help.pkv': { does: 'Schlichtet Streit mit privaten Krankenversicherern, für Sie kostenlos.' },
  'de.help.antidiskriminierung': { does: 'Erste Beratung, wenn Sie benachteiligt wurden.' },
  'de.help.arbeitsagentur': { does: 'Hier melden Sie sich arbeitsuchend und arbeitslos.' },
}
