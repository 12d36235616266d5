/** A day by which a landlord wants somebody out, as told in a question: "he texted me to be out by friday". */
import type { StatedDeadline } from '@plainletter/contracts/reading'

import type { Facts } from './facts.ts'

const LANDLORD =
  /(?<!\p{L})(?:landlords?|landlady|letting agents?|vermieter\p{L}*|proprio|propriétaires?|bailleu\p{L}+|caser[oa]s?|arrendador\p{L}*|propietari[oa]s?|padron[ea] di casa|proprietari[oa]|locatore|locatrice|huisbaas|verhuurder|verhuurster)(?!\p{L})|大家|家主/iu
/** A court and its officers name a day that binds, and so can whoever shares the home with a guest. New locks are a blow to come before. */
const COUNTS =
  /(?<!\p{L})(?:courts?|judges?|judgment|tribunals?|possession orders?|court orders?|warrants?|writs?|bailiffs?|sheriffs?|marshals?|constables?|lodgers?|licen[cs]ee|(?:live|lives|living|share|sharing) with (?:my|the|our|a) landl\p{L}+|gericht\p{L}*|urteil|räumungs\p{L}*|untermiete\p{L}*|jugement|juge|tribunal|huissiers?|commissaire de justice|juzgado|jue[zc]\p{L}*|sentencia|lanzamiento|giudice|tribunale|sentenza|ufficiale giudiziario|rechter|rechtbank|vonnis|deurwaarder|kantonrechter|hospita|lock(?:s|ed|ing)?|schloss|schlösser|serrures?|cerraduras?|serratur[ae]|sloten)(?!\p{L})|裁判|執行|判決|鍵/iu

/** True where no law makes the day binding: who rents a home goes when a court says so, not when the landlord does. */
export function isWishOfLandlord(
  { what }: StatedDeadline,
  { reading, text }: Pick<Facts, 'reading' | 'text'>,
): boolean {
  return reading.isEnquiry && what === 'leave' && LANDLORD.test(text) && !COUNTS.test(text)
}
