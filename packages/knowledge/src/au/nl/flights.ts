/** The Dutch words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_NL: Words = {
  'au.air.want': {
    says: 'Een luchtvaartmaatschappij schrijft over uw late of geschrapte vlucht. U bent niets schuldig, en misschien krijgt u geld.',
  },
  'au.air.reality': {
    says: 'De eigen regels van de maatschappij zijn niet het laatste woord. De consumentenwet staat erboven.',
  },
  'au.air.right-service': {
    says: 'Een vlucht moet met zorg en in een redelijke tijd worden uitgevoerd. Was het de schuld van de maatschappij? Dan kunt u geld terug vragen, en schade die ze kon voorzien.',
  },
  'au.air.right-credit': {
    says: 'Een regel die u alleen een tegoed (credit) geeft als de maatschappij schrapt, kan oneerlijk zijn. Dan bindt die u niet.',
  },
  'au.air.right-misled': {
    says: 'Een maatschappij mag u niet misleiden over uw recht op geld terug.',
  },
  'au.air.right-abroad': {
    says: 'Bij een internationale reis kunt u uw schade door vertraging vragen, tot een grens. U hebt twee jaar om naar de rechter te gaan.',
  },
  'au.air.step': {
    says: 'Schrijf de maatschappij. Noem de vlucht, de reden die ze gaf en wat u wilt. Ga dan naar het consumentenbureau van uw staat.',
  },
}
