/** The Dutch words of the rows in ../changes.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CHANGES_NL: Words = {
  'us.news.ca-eviction-answer': {
    says: 'Californië geeft huurders nu tien rechtbankdagen om in een uitzettingszaak te antwoorden.',
    was: 'Huurders hadden vijf rechtbankdagen om te antwoorden.',
    is: 'Sinds 1 januari 2025 hebben zij tien rechtbankdagen.',
  },
  'us.news.tx-eviction': {
    says: 'Texas heeft zijn regels voor uitzetting veranderd op 1 januari 2026. Rechtbanken werken sneller, antwoord dus meteen.',
    was: 'Een verhuurder kon een huurder die één keer te laat was laten vertrekken, zonder kans om te betalen.',
    is: 'Een huurder die nooit eerder te laat was, krijgt bericht om te betalen of te vertrekken. Daarna werken rechtbanken sneller.',
  },
  'us.news.ny-fair': {
    says: 'New York verbiedt nu oneerlijke en misbruikende handel. Meld die bij de Attorney General.',
    was: 'New York verbood alleen misleidende handel.',
    is: 'Oneerlijke en misbruikende handel is ook verboden. Alleen de Attorney General kan daar iets tegen doen.',
  },
  'us.news.ca-used-car': {
    says: 'In Californië kunt u sinds 1 oktober 2026 de meeste tweedehands auto’s van een dealer binnen drie dagen teruggeven.',
    was: 'Er was geen algemeen recht om een tweedehands auto terug te geven.',
    is: 'Auto’s tot $50.000 kunnen binnen drie dagen en 400 mijl terug. De dealer houdt een bedrag.',
  },
  'us.news.click-to-cancel': {
    says: 'Een rechter heeft de federale regel over opzeggen met één klik vernietigd (click-to-cancel). Oudere wet vraagt nog steeds een simpele manier om op te zeggen.',
    was: 'De FTC maakte een regel dat opzeggen net zo makkelijk moet zijn als aanmelden.',
    is: 'Die regel is nooit begonnen. De wet over aanbiedingen op internet (ROSCA) en veel wetten van staten helpen u nog steeds.',
  },
  'us.news.tips-overtime-tax': {
    says: 'Voor 2025 tot en met 2028 kan een deel van uw fooien en overwerk van uw belastbaar inkomen af.',
    was: 'Alle fooien en al het overwerk werden belast.',
    is: 'U kunt een deel aftrekken in uw aangifte, tot een grens. Het eindigt na 2028.',
  },
  'us.news.student-plan': {
    says: 'Sinds 1 juli 2026 is er een nieuw plan voor federale studieleningen (RAP). Bekijk uw plan op StudentAid.gov.',
    was: 'Er waren meerdere plannen naar inkomen, zoals SAVE.',
    is: 'Nieuwe leningen hebben een standaardplan en het Repayment Assistance Plan. Oudere plannen naar inkomen eindigen in stappen.',
  },
}
