/** The Italian words of the rows in ../help-public-bodies.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_BODIES_WORDS: Words = {
  'de.help.bfj-inkasso': { does: 'Riceve reclami sulle società di incasso.' },
  'de.help.bafin': { does: 'Vigila su banche e assicurazioni, e riceve reclami.' },
  'de.help.bnetza': {
    does: "Aiuta con telefono, internet, energia e posta, e con l'abuso di numeri.",
  },
  'de.help.energie': { does: 'Risolve liti con il fornitore di luce o gas, gratis per Lei.' },
  'de.help.universal': { does: "Risolve liti di consumo dove non c'è un altro organo." },
  'de.help.versicherungsombudsmann': {
    does: 'Decide reclami sulle assicurazioni, gratis per Lei.',
  },
  'de.help.pkv': { does: 'Risolve liti con le assicurazioni malattia private, gratis per Lei.' },
  'de.help.antidiskriminierung': {
    does: 'Primo consiglio se è stato trattato peggio per ciò che è.',
  },
  'de.help.arbeitsagentur': {
    does: 'Qui si iscrive come persona in cerca di lavoro e come disoccupato.',
  },
}
