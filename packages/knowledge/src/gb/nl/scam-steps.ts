/** What to do about a scam: stop, check, report, and tell the bank. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_STEPS_NL: Words = {
  'gb.scam.step-stop': {
    says: 'Stop. Antwoord niet, klik niet, bel het nummer in het bericht niet en betaal niet.',
  },
  'gb.scam.step-bank': {
    says: 'Hebt u betaald of bankgegevens gegeven? Bel nu uw bank op 159 of op het nummer op uw pas. Vraag om de betaling te stoppen.',
  },
  'gb.scam.step-check': {
    says: 'Vraag het aan het echte bedrijf. Zoek zelf het nummer, op een rekening, een pas of de eigen website. Vraag of zij u schreven.',
  },
  'gb.scam.step-report': {
    says: 'Meld het. Stuur e-mails naar report@phishing.gov.uk en sms’jes naar 7726. Bent u geld kwijt? Ga naar reportfraud.police.uk of bel 0300 123 2040.',
  },
  'gb.scam.step-report-scotland': {
    says: 'Meld het. Stuur e-mails naar report@phishing.gov.uk en sms’jes naar 7726. Bent u geld kwijt? Bel Police Scotland op 101.',
  },
  'gb.scam.step-passwords': {
    says: 'Hebt u een wachtwoord gegeven? Verander het nu, op elke site waar u het gebruikt. Begin met uw e-mail.',
  },
  'gb.scam.step-keep': {
    says: 'Bewaar het bericht en de envelop. Schrijf data, namen, nummers en uw betalingen op. Uw bank en de politie vragen daarnaar.',
  },
  'gb.scam.step-hmrc': {
    says: 'Zegt het bericht dat het van de belastingdienst (HMRC) is? Kijk in uw eigen account op GOV.UK. Gebruik de link niet.',
  },
  'gb.scam.step-claim-bank': {
    says: 'Hebt u geld overgemaakt? Vraag het als slachtoffer van oplichting terug bij uw bank. Zeg dat het een “APP scam claim” is. Doe dit binnen 13 maanden.',
  },
  'gb.scam.step-claim-card': {
    says: 'Hebt u met een kaart betaald? Vraag het kaartbedrijf om terugboeking (chargeback). Bij een creditcard en één ding van meer dan £100 noemt u ook “section 75”.',
  },
}
