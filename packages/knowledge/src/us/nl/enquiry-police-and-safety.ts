/** Questions about the police, old records, stalking, images and recordings: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_POLICE_AND_SAFETY_NL: Words = {
  'us.story.police-home': {
    says: 'De politie heeft een bevel (warrant), uw ja, of nood nodig om een huis binnen te gaan. Zeg rustig dat u het niet goed vindt. U hoeft geen vragen te beantwoorden: zeg dat u een advocaat wilt.',
    dependsOn: 'of iemand akkoord ging of er nood was',
  },
  'us.story.police-talk': {
    says: 'U hoeft vragen van de politie niet te beantwoorden, behalve uw naam waar de wet dat vraagt. Zeg: "Ik wil een advocaat en blijf stil." Lieg niet.',
  },
  'us.story.old-record': {
    says: 'Veel staten wissen oude of kleine zaken, sommige vanzelf. Vraag uw gegevens op, kijk naar de wachttijd, en dien in bij de rechtbank. De gratis rechtshulp (legal aid) helpt vaak.',
    dependsOn: 'de staat, de aanklacht en de jaren sindsdien',
  },
  'us.story.images': {
    says: 'Bewaar bewijs met links. Vraag de site om het weg te halen: grote platforms moeten intieme beelden binnen 48 uur weghalen. Ze delen is in de meeste staten een misdaad, en u kunt naar de rechter.',
  },
  'us.story.recording': {
    says: 'Volgens de federale wet mag u een gesprek opnemen waaraan u meedoet. In sommige staten, zoals Californië, Florida en Pennsylvania, moet iedereen ja zeggen.',
    dependsOn: 'uw staat',
  },
  'us.story.my-things': {
    says: 'Schrijf een eis met een lijst, een datum en een manier om spullen te geven. De politie kan meestal alleen de rust bewaren. Daarna kan een kleine zaak (small claims) of replevin-zaak de spullen of hun waarde terughalen.',
  },
}
