/** The Dutch words of the rows in ../insurance-law.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_LAW_WORDS: Words = {
  'nl.insurance.reality': {
    says: 'Dit is de mening van de verzekeraar. U kunt bezwaar maken en naar een gratis klachteninstituut.',
  },
  'nl.insurance.right-three-years': {
    says: 'U kunt drie jaar lang een vordering instellen. Na een duidelijke afwijzing begint een nieuwe termijn van drie jaar. Wacht niet.',
  },
  'nl.insurance.right-disclosure': {
    says: 'Zegt de verzekeraar dat u iets verzweeg, dan moet hij dat binnen twee maanden na de ontdekking melden. Anders mag hij er geen beroep op doen.',
  },
  'nl.insurance.right-late-notice': {
    says: 'Een te late melding telt alleen tegen u als de verzekeraar er nadeel van heeft.',
  },
  'nl.insurance.step-file': {
    says: 'Verzamel de polis, de voorwaarden, foto’s en rekeningen. Schrijf op wat er gebeurde en wanneer.',
  },
  'nl.insurance.step-three-months': {
    says: 'Ga binnen drie maanden na het laatste antwoord van de verzekeraar naar Kifid.',
  },
  'nl.insurance.option-help': {
    says: 'Het Juridisch Loket bekijkt de brief met u.',
    title: 'Gratis juridisch advies vragen',
    cost: 'Gratis',
    time: 'Deze week',
    risk: 'Geen.',
    bestFor: 'U begrijpt de reden niet.',
  },
  'nl.scam.crime': {
    says: 'Er gebeurt niets als u niet antwoordt. Mensen oplichten voor geld is strafbaar.',
  },
  'nl.scam.right-bank': {
    says: 'Is er zonder uw toestemming geld van uw rekening gehaald, dan moet de bank het teruggeven, behalve bij grove nalatigheid.',
  },
}
