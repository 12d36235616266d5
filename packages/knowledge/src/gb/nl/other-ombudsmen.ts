/** The Dutch words of the rows in ../other-ombudsmen.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const OTHER_OMBUDSMEN_NL: Words = {
  'gb.refused.step-other': {
    says: 'Zoek in de brief de naam van de ombudsman en de laatste dag. Gebruik het online formulier.',
  },
  'gb.refused.right-other-free': {
    says: 'De meeste ombudsmannen zijn gratis voor u. In de brief hoort te staan naar wie u kunt.',
  },
  'gb.refused.right-phone': {
    says: 'Elk telefoon- of internetbedrijf moet bij een gratis dienst horen: Communications Ombudsman of CISAS. U kunt er nu heen, of zes weken na uw klacht.',
  },
  'gb.refused.right-energy': {
    says: 'Elke energieleverancier moet bij de gratis Energy Ombudsman horen. Neemt u de beslissing aan, dan moet hij die volgen.',
  },
  'gb.refused.right-homes': {
    says: 'De Housing Ombudsman is gratis. Meestal kunt u er heen tot 12 maanden na het laatste antwoord van de verhuurder.',
  },
  'gb.refused.option-other': {
    says: 'Vul het formulier in van de ombudsman in de brief, met dit antwoord en uw bewijs.',
    title: 'Naar de ombudsman',
    cost: 'Meestal niets.',
    time: 'Weken of maanden.',
    risk: 'Laag. Sommige hebben een maximum of laatste dag.',
    bestFor: 'U vindt het antwoord oneerlijk.',
  },
}
