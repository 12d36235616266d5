/** Questions about leaving a job in haste: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_RESIGNED_IN_HASTE_NL: Words = {
  'nl.ask.resigned-in-haste': {
    says: 'Trek het vandaag schriftelijk in, zeg dat u wilt werken en hoe overstuur u was. Bedenktijd geeft de wet niet. Maar de werkgever mag niet zomaar afgaan op ontslag in woede, paniek of ziekte: hij moet nagaan of u het echt wilt en de gevolgen kent. Ook dreiging of druk maakt het ongedaan. Weigert hij, ga dan meteen naar het Juridisch Loket, de vakbond of een advocaat. Wie zelf ontslag neemt, krijgt meestal geen WW.',
  },
  'nl.ask.unpaid-and-leaving': {
    says: 'Neem geen ontslag en blijf niet zomaar weg: u kunt dan WW verliezen. Vraag het loon schriftelijk met een laatste dag, met rente en de wettelijke verhoging, tot 50 %. Komt het niet, dan kan een rechter het snel opleggen (kort geding). Kan de werkgever helemaal niet betalen? Meld het meteen bij UWV: dat kan loon overnemen. Ga voor u stopt naar het Juridisch Loket of de vakbond.',
  },
}
