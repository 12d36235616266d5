/** Questions about safety at home: the words in French. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SAFETY_AT_HOME_FR: Words = {
  'ie.ask.violent-partner': {
    says: 'En danger, appelez le 999 ou le 112 maintenant. La District Court peut faire sortir la personne du logement (barring order) ou lui ordonner de vous laisser (safety order), le jour même si besoin. La demande est gratuite. Women’s Aid 1800 341 900 et Men’s Aid aident, aussi la nuit.',
  },
  'ie.ask.tusla': {
    says: 'Coopérez et prenez un avocat maintenant : le Legal Aid Board aide les parents en priorité. Ne signez rien sur la garde avant un conseil. Seuls votre accord, un tribunal ou la garda en urgence peuvent retirer un enfant. Allez à chaque réunion et audience.',
  },
}
