/** The Dutch words of the rows in ../enquiry-scams.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCAMS_NL: Words = {
  'us.ask-public.toll-text': {
    says: 'Open de link niet en betaal niet. De meeste van zulke sms’en zijn oplichting. Bekijk uw account op de eigen site van de toldienst, en meld de sms op ic3.gov.',
  },
  'us.ask-consumer.scammed': {
    says: 'Bel nu uw bank, kaartmaatschappij of het bedrijf van de cadeaukaart en vraag de betaling te stoppen of terug te geven. Meld het dan op ReportFraud.ftc.gov. Gaf u gegevens, ga naar IdentityTheft.gov.',
  },
  'us.trouble.false-debt': {
    says: 'Betwist schriftelijk binnen 30 dagen. Doe een melding op IdentityTheft.gov en stuur die naar het incassobureau en de bureaus: zij moeten de schuld blokkeren. Bevries uw krediet gratis.',
  },
  'us.ask-everyday.data-breach': {
    says: 'Bevries uw krediet gratis bij alle drie de bureaus. Verander dat wachtwoord, let op uw rekeningen, en meld misbruik op identitytheft.gov.',
  },
  'us.ask-everyday.prize': {
    says: 'Betaal niets en geef geen codes. Een echte prijs is gratis, en niemand betaalt er belasting over aan wie belt. Meld het op reportfraud.ftc.gov.',
  },
}
