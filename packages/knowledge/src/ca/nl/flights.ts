/** The Dutch words of the rows in ../flights.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const FLIGHTS_NL: Words = {
  'ca.air.want': {
    says: 'Een luchtvaartmaatschappij schrijft over uw late of geannuleerde vlucht. U bent niets schuldig, en misschien krijgt u geld.',
  },
  'ca.air.reality': {
    says: 'De luchtvaartmaatschappij beslist niet alleen. Bij vertraging buiten haar macht of voor de veiligheid krijgt u geen geld, maar dat moet zij laten zien.',
  },
  'ca.air.right-money': {
    says: 'Bij een vertraging van drie uur of meer die zij kon voorkomen, is een grote luchtvaartmaatschappij $400 tot $1.000 schuldig. Een kleine is $125 tot $500 schuldig.',
  },
  'ca.air.right-reason': {
    says: 'Bij een klacht geldt de vertraging als iets binnen haar macht en niet voor de veiligheid. De luchtvaartmaatschappij moet bewijzen dat het anders was.',
  },
  'ca.air.right-refund': {
    says: 'Past de andere vlucht u niet en kon de luchtvaartmaatschappij de vertraging voorkomen? Dan kunt u uw geld terugkrijgen. Kon zij dat niet, dan kan het als er binnen 48 uur geen plaats is. U hoeft geen tegoedbon te nemen.',
  },
  'ca.air.right-claim': {
    says: 'U hebt één jaar om de luchtvaartmaatschappij om dit geld te vragen. Zij moet binnen 30 dagen betalen of zeggen waarom niet.',
  },
  'ca.air.right-agency': {
    says: 'Zegt zij nee of antwoordt zij niet binnen 30 dagen, dan kunt u gratis klagen bij de Canadian Transportation Agency.',
  },
  'ca.air.right-care': {
    says: 'Na twee uur wachten moet zij u eten en drinken geven, en bij een nacht een hotel, als zij de vertraging kon voorkomen.',
  },
  'ca.air.step': {
    says: 'Schrijf de luchtvaartmaatschappij. Noem de vlucht, de vertraging en het bedrag, en vraag de precieze reden.',
  },
}
