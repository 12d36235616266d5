/** The Dutch words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_NL: Words = {
  'nz.help.moneytalks': {
    does: 'Gratis schuldhulpverleners (financial mentors) per telefoon, sms en chat.',
  },
  'nz.help.cab': { does: 'Gratis advies over rechten, schulden, wonen, werk en kopen.' },
  'nz.help.community-law': {
    does: 'Gratis juridische hulp bij u in de buurt, en een eenvoudig wetboek online.',
  },
  'nz.help.tenants-protection': { does: 'Gratis informatie voor huurders en hun helpers.' },
  'nz.help.banking-ombudsman': { does: 'Kijkt gratis naar klachten over banken.' },
  'nz.help.fscl': {
    does: 'Een geschillendienst voor kredietgevers en verzekeraars. Kijk bij welke dienst die van u hoort.',
  },
  'nz.help.ifso': { does: 'Kijkt gratis naar klachten over verzekeraars en kredietgevers.' },
  'nz.help.udl': { does: 'Kijkt gratis naar klachten over stroom, gas en water.' },
  'nz.help.tdr': { does: 'Kijkt gratis naar klachten over telefoon en internet.' },
  'nz.help.legal-aid': {
    does: 'Hulp bij de kosten van een advocaat voor mensen met een laag inkomen.',
  },
  'nz.help.tenancy-services': {
    does: 'Vertelt u de regels over huren en geeft gratis bemiddeling.',
  },
  'nz.help.employment-nz': {
    does: 'Vertelt u uw rechten op het werk en geeft gratis bemiddeling.',
  },
  'nz.help.disputes-tribunal': { does: 'Beslist over geschillen tot $60.000, zonder advocaten.' },
  'nz.help.insolvency': { does: 'Legt uit wat u kunt doen als u niet kunt betalen.' },
  'nz.help.comcom': {
    does: 'Neemt meldingen aan over misleidende bedrijven en oneerlijke leningen.',
  },
  'nz.help.netsafe': { does: 'Gratis hulp bij oplichting en schade online.' },
  'nz.help.1737': { does: 'Bel of sms 1737 op elk moment als het u allemaal te veel wordt.' },
}
