/** Questions about ending a lease, painting, wear and the deposit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_MOVING_OUT_NL: Words = {
  'de.ask-home.deposit': {
    says: 'Hoogstens drie kale maandhuren, te betalen in drie delen. Na uw vertrek mag de verhuurder enkele maanden controleren en moet hij dan de rest betalen.',
    dependsOn: 'wat er nog verschuldigd is',
  },
  'de.ask-home.moving-costs': {
    says: 'Vaste data en plichten om bij vertrek te schilderen zijn vaak nietig. Kreeg u de woning ongeschilderd, dan hoeft u meestal niet te schilderen.',
    dependsOn: 'de woorden van uw contract en de staat bij het begin',
  },
  'de.ask-home.tenant-leaves': {
    says: 'Drie maanden, als uw getekende brief uiterlijk de derde werkdag van een maand aankomt. Er is geen regel dat drie nieuwe huurders u vrij maken. Vraag schriftelijk om een eerder einde en bied een nieuwe huurder aan.',
    dependsOn: 'of de verhuurder met een eerder einde instemt',
  },
  'de.ask-home.deposit-not-back': {
    says: 'Vraag schriftelijk om de afrekening en het geld met rente, en stel twee weken. De wet noemt geen vaste termijn. Na zes maanden zijn eisen wegens schade verjaard, maar vaak mag hij ze nog verrekenen. Een redelijk deel mag blijven voor servicekosten. Vraag daarna een Mahnbescheid aan.',
  },
  'de.ask-home.wear': {
    says: 'U betaalt niet voor wat door gewoon wonen slijt: vergeelde muren, een gewoon aantal boorgaten, sporen op de vloer. Dat dekt de huur. Alleen echte schade betaalt u, en alleen tegen de waarde van nu. Vraag bewijs en rekeningen.',
  },
  'de.ask-home.before-moving-in': {
    says: 'Er is geen herroepingsrecht als u de woning eerst zag. U kunt wel meteen opzeggen, ook voor u erin gaat: meestal drie maanden. Huur is vanaf het begin verschuldigd. Bied een nieuwe huurder aan en vraag schriftelijk om beëindiging. Getekend zonder bezichtiging, met een bedrijf? Dan gelden misschien 14 dagen.',
  },
  'de.ask-home.right-painting': {
    says: 'Een plicht om op vaste tijden te schilderen geldt niet. Kreeg u de woning ongeschilderd en zonder vergoeding, dan hoeft u niet te schilderen. Gewone slijtage kost u niets.',
  },
}
