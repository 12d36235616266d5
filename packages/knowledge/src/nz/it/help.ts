/** The Italian words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_IT: Words = {
  'nz.help.moneytalks': {
    does: 'Consulenti finanziari (financial mentors) gratuiti per telefono, SMS e chat.',
  },
  'nz.help.cab': { does: 'Consigli gratuiti su diritti, debiti, casa, lavoro e acquisti.' },
  'nz.help.community-law': {
    does: 'Aiuto legale gratuito vicino a Lei, e un manuale semplice di diritto online.',
  },
  'nz.help.tenants-protection': { does: 'Informazioni gratuite per inquilini e per chi li aiuta.' },
  'nz.help.banking-ombudsman': { does: 'Esamina gratis i reclami sulle banche.' },
  'nz.help.fscl': {
    does: 'Un servizio per i reclami su chi presta e sugli assicuratori. Controlli a quale appartiene il Suo.',
  },
  'nz.help.ifso': { does: 'Esamina gratis i reclami su assicuratori e su chi presta.' },
  'nz.help.udl': { does: 'Esamina gratis i reclami su luce, gas e acqua.' },
  'nz.help.tdr': { does: 'Esamina gratis i reclami su telefono e internet.' },
  'nz.help.legal-aid': { does: 'Aiuto con i costi dell’avvocato per chi ha un reddito basso.' },
  'nz.help.tenancy-services': {
    does: 'Le dice le regole sull’affitto e offre mediazione gratuita.',
  },
  'nz.help.employment-nz': {
    does: 'Le dice i Suoi diritti sul lavoro e offre mediazione gratuita.',
  },
  'nz.help.disputes-tribunal': { does: 'Decide controversie fino a 60.000 $ senza avvocati.' },
  'nz.help.insolvency': { does: 'Spiega le vie quando non può pagare.' },
  'nz.help.comcom': { does: 'Riceve segnalazioni su società che ingannano e prestiti ingiusti.' },
  'nz.help.netsafe': { does: 'Aiuto gratuito con truffe e danni online.' },
  'nz.help.1737': { does: 'Chiami il 1737 o mandi un SMS in ogni momento se tutto sembra troppo.' },
}
