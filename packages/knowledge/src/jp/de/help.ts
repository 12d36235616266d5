/** The German words of Japan: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_DE: Words = {
  'jp.help.houterasu': {
    does: 'Kostenloser Rechtsrat bei kleinem Einkommen, und kann Anwaltshonorare leihen.',
  },
  'jp.help.188': {
    does: 'Führt zur Verbraucherstelle am Ort.',
  },
  'jp.help.kokusen': {
    does: 'Rat und Warnungen zu Verträgen und Betrug.',
  },
  'jp.help.jccoa': {
    does: 'Kostenlose Hilfe für Menschen mit vielen Schulden.',
  },
  'jp.help.labour': {
    does: 'Kostenloser Rat zu Kündigung, Lohn und Mobbing.',
  },
  'jp.help.worktel': {
    does: 'Kostenloser Rat am Telefon abends und am Wochenende.',
  },
  'jp.help.police': {
    does: 'Rat der Polizei, wenn es kein Notfall ist.',
  },
  'jp.help.yorisoi': {
    does: 'Jemand zum Reden, Tag und Nacht, kostenlos. In Iwate, Miyagi und Fukushima: 0120-279-226.',
  },
}
