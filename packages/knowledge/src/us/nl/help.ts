/** The Dutch words of the rows in ../help.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HELP_NL: Words = {
  'us.help.legal-aid': {
    does: 'Vindt het kantoor voor gratis rechtshulp (legal aid) in uw county, voor mensen met een laag inkomen.',
  },
  'us.help.lawhelp': {
    does: 'Gratis juridische uitleg, formulieren en kantoren voor gratis rechtshulp (legal aid) voor elke staat.',
  },
  'us.help.211': {
    does: 'Bel 2-1-1 voor hulp in uw buurt bij huur, rekeningen, eten en juridisch advies, dag en nacht.',
  },
  'us.help.nfcc': {
    does: 'Vindt een schuldhulpverlener zonder winstdoel (non-profit credit counselor) die met u naar uw schulden en uw geld kijkt.',
  },
  'us.help.cfpb': {
    does: 'Neemt klachten aan over incassobureaus, banken, geldgevers en kredietrapporten, en stuurt ze naar het bedrijf.',
  },
  'us.help.state-ag': {
    does: 'Vindt de procureur-generaal (attorney general) en het consumentenkantoor van uw staat. Die nemen klachten over bedrijven aan.',
  },
  'us.help.hud': {
    does: 'Gratis of goedkoop advies over huur, uitzetting en hypotheek van erkende adviseurs in uw buurt.',
  },
  'us.help.fair-housing': {
    does: 'Neemt klachten aan als een verhuurder u slechter behandelt om ras, geslacht, geloof, gezin of handicap.',
  },
  'us.help.wage-hour': {
    does: 'Helpt bij onbetaald loon, fooien, overwerk en verlof voor gezin, gratis en vertrouwelijk.',
  },
  'us.help.eeoc': {
    does: 'Neemt klachten aan over discriminatie en intimidatie op het werk. De termijn is 180 of 300 dagen.',
  },
  'us.help.nlrb': {
    does: 'Helpt als u werk verliest omdat u samen met anderen opkwam voor loon of omstandigheden.',
  },
  'us.help.ebsa': {
    does: 'Gratis hulp bij zorgplannen en pensioen van het werk, COBRA en geweigerde aanvragen.',
  },
  'us.help.taxpayer-advocate': {
    does: 'Een gratis en onafhankelijk deel van de IRS dat helpt als belasting u in grote moeite brengt.',
  },
  'us.help.litc': {
    does: 'Gratis of bijna gratis advocaten voor ruzies met de IRS, voor mensen met een laag inkomen.',
  },
  'us.help.ssa': {
    does: 'Neemt beroep aan, verzoeken om kwijtschelding (waiver) en verzoeken om minder per keer terug te betalen.',
  },
  'us.help.no-surprises': {
    does: 'Neemt klachten aan over onverwachte medische rekeningen en legt uw rechten uit.',
  },
  'us.help.insurance-department': {
    does: 'Vindt het kantoor van uw staat dat klachten over verzekeraars aanneemt.',
  },
  'us.help.fcc': {
    does: 'Neemt klachten aan over rekeningen voor telefoon, internet en tv en over robotgesprekken (robocalls). Het bedrijf moet binnen 30 dagen antwoorden.',
  },
  'us.help.ftc-fraud': {
    does: 'Neemt meldingen aan van oplichting en slechte bedrijven, en vertelt u wat u daarna kunt doen.',
  },
  'us.help.identity-theft': {
    does: 'Maakt een melding en een plan in stappen als iemand uw naam gebruikt.',
  },
  'us.help.lawyer-referral': {
    does: 'Vindt in uw staat een verwijzing naar een advocaat en gratis juridische antwoorden.',
  },
  'us.help.988': {
    does: 'Bel of sms 988, dag en nacht, als het u te veel wordt. Het is gratis.',
  },
}
