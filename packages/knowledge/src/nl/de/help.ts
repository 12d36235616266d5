/** The German words of the Netherlands: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_DE: Words = {
  'nl.help.schuldhulp': {
    does: 'Kostenlose Schuldenhilfe Ihrer Gemeinde. Im Notfall in drei Werktagen.',
  },
  'nl.help.loket': {
    does: 'Kostenloser Rechtsrat für Menschen mit kleinem Einkommen, am Telefon, online und persönlich.',
  },
  'nl.help.geldfit': {
    does: 'Kostenlose erste Hilfe bei Geldsorgen, per Telefon und Chat.',
  },
  'nl.help.rvr': {
    does: 'Zahlt einen Teil des Anwalts, wenn Ihr Einkommen klein ist.',
  },
  'nl.help.huurcommissie': {
    does: 'Entscheidet Streit über Miete, Nebenkosten und Reparaturen.',
  },
  'nl.help.consuwijzer': {
    does: 'Amtlicher Rat zu Ihren Rechten als Käufer, mit Musterbriefen.',
  },
  'nl.help.kifid': {
    does: 'Kostenlose Hilfe bei Streit mit Banken und Versicherern.',
  },
  'nl.help.uwv': {
    does: 'Leistungen für Menschen ohne Arbeit, und Erlaubnis für Kündigungen.',
  },
  'nl.help.fraude': {
    does: 'Hier melden Sie Betrug und fragen, ob eine Nachricht echt ist.',
  },
  'nl.help.113': {
    does: 'Jemand zum Reden, Tag und Nacht, kostenlos.',
  },
}
