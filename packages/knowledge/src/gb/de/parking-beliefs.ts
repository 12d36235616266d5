/** Beliefs about private parking charges to correct: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_BELIEFS_DE: Words = {
  'gb.parking.myth-fine': {
    says: 'Eine private Parkforderung ist keine Strafe und steht in keinem Strafregister. Es ist eine Geldforderung aus einem Vertrag.',
  },
  'gb.parking.myth-ignore': {
    says: 'Ignorieren ist riskant. Firmen gehen vor Gericht. Ignorieren Sie Gerichtspost, können sie ohne Verhandlung gewinnen.',
  },
  'gb.parking.myth-bailiffs': {
    says: 'Parkfirma oder Inkasso können nicht selbst Gerichtsvollzieher (bailiffs) schicken. Zuerst müssen sie vor Gericht gewinnen. Ein Gerichtsvollzieher kann nur kommen, wenn das Urteil danach unbezahlt bleibt.',
  },
  'gb.parking.myth-credit': {
    says: 'Ein Parkbrief kommt nicht in Ihre Kreditakte. Ein Urteil schon, außer Sie zahlen es innerhalb eines Monats ganz.',
  },
  'gb.parking.myth-clamp': {
    says: 'Parkkrallen oder Abschleppen auf Privatgrund sind strafbar, außer das Gesetz erlaubt es, etwa der Polizei oder der DVLA.',
  },
}
