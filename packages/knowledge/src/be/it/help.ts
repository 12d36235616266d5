/** The Italian words of Belgium: help. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_IT: Words = {
  'be.help.cpas': {
    does: 'Il centro pubblico di assistenza del Suo comune. Aiuto gratis con soldi, debiti, energia e casa.',
  },
  'be.help.debt-mediation': {
    does: 'Servizi gratis e riconosciuti di mediazione sui debiti vicino a Lei.',
  },
  'be.help.legal-aid': {
    does: 'Primo consiglio legale gratis, e un avvocato gratis se le entrate sono basse.',
  },
  'be.help.spf-economie': {
    does: 'Riceve segnalazioni su ditte, recuperatori e truffe.',
  },
  'be.help.consumer-ombudsman': {
    does: 'Aiuto gratis in una lite con una ditta, dopo che le ha scritto.',
  },
  'be.help.energy-ombudsman': {
    does: 'Aiuto gratis in liti su luce e gas.',
  },
  'be.help.telecom-ombudsman': {
    does: 'Aiuto gratis in liti su telefono e internet.',
  },
  'be.help.labour': {
    does: 'Informazioni ufficiali sul diritto del lavoro, e l’ispettorato del lavoro.',
  },
  'be.help.safeonweb': {
    does: 'Dove mandare messaggi falsi, con consigli sulle truffe.',
  },
  'be.help.suicide-fr': {
    does: 'Qualcuno con cui parlare in francese, giorno e notte, gratis.',
  },
  'be.help.suicide-nl': {
    does: 'Qualcuno con cui parlare in olandese, giorno e notte, gratis.',
  },
}
