/** The Dutch words of Switzerland: insurance and scam. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_AND_SCAM_NL: Words = {
  'ch.insure.reality': {
    says: 'Dit is de mening van de verzekeraar. Het is niet het laatste woord.',
  },
  'ch.insure.rights-summary': {
    says: 'U mag redenen vragen, bewijs sturen, klagen, en in zorgzaken gratis naar de rechter gaan.',
  },
  'ch.insure.right-social-objection': {
    says: 'Vraag bij ziekte-, ongevallen- en invaliditeitsverzekering een beslissing (Verfügung). U hebt 30 dagen voor bezwaar, en het is gratis.',
  },
  'ch.insure.right-five-years': {
    says: 'Eisen uit een particulier verzekeringscontract vervallen vijf jaar na de gebeurtenis. Wacht niet.',
  },
  'ch.insure.right-disclosure': {
    says: 'Zeggen ze dat u iets verzwegen hebt? Dan moet het duidelijk gevraagd zijn, en moeten ze binnen vier weken na hun ontdekking iets doen.',
  },
  'ch.insure.right-grossly': {
    says: 'Bij lichte onoplettendheid moeten ze alles betalen. Alleen bij grove onoplettendheid mag het minder.',
  },
  'ch.insure.step-file': {
    says: 'Verzamel de polis, de brief en bewijs. Schrijf op welke dag het gebeurde.',
  },
  'ch.scam.reality': {
    says: 'Geen dienst, bank of politie vraagt om codes, cadeaukaarten of cryptogeld.',
  },
  'ch.scam.not-yet': {
    says: 'Er gebeurt niets als u niet antwoordt. Mensen om geld bedriegen is strafbaar.',
  },
  'ch.scam.right-unordered': {
    says: 'U hoeft dingen die u nooit bestelde niet te betalen of terug te sturen.',
  },
  'ch.scam.step-police': {
    says: 'Verloor u geld? Meld het bij de politie van uw kanton en bewaar alle berichten.',
  },
}
