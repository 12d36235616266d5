/** Who helps for free in Belgium, and the public bodies to turn to: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_WORDS: Words = {
  'be.help.cpas': {
    does: 'Das Sozialhilfezentrum Ihrer Gemeinde (ÖSHZ). Kostenlose Hilfe bei Geld, Schulden, Energie und Wohnung.',
  },
  'be.help.debt-mediation': {
    does: 'Kostenlose und anerkannte Stellen für Schuldenvermittlung in Ihrer Nähe.',
  },
  'be.help.legal-aid': {
    does: 'Kostenloser erster Rechtsrat und ein kostenloser Anwalt bei kleinem Einkommen.',
  },
  'be.help.spf-economie': { does: 'Nimmt Meldungen über Firmen, Inkassobüros und Betrug an.' },
  'be.help.consumer-ombudsman': {
    does: 'Kostenlose Hilfe bei Streit mit einer Firma, nachdem Sie ihr geschrieben haben.',
  },
  'be.help.energy-ombudsman': { does: 'Kostenlose Hilfe bei Streit über Strom und Gas.' },
  'be.help.telecom-ombudsman': { does: 'Kostenlose Hilfe bei Streit über Telefon und Internet.' },
  'be.help.labour': { does: 'Amtliche Auskunft zum Arbeitsrecht und die Arbeitsinspektion.' },
  'be.help.safeonweb': {
    does: 'Hierhin leiten Sie falsche Nachrichten weiter, mit Rat zu Betrug.',
  },
  'be.help.suicide-fr': { does: 'Jemand zum Reden auf Französisch, Tag und Nacht, kostenlos.' },
  'be.help.suicide-nl': { does: 'Jemand zum Reden auf Niederländisch, Tag und Nacht, kostenlos.' },
}
