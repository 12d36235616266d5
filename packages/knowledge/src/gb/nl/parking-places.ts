/** Parkeren bij ziekenhuizen en stations: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const PARKING_PLACES_NL: Words = {
  'gb.parking.hospital-principles': {
    says: 'Volgens de NHS hoort niemand meer te betalen voor te lang staan buiten zijn schuld, zoals bij een langere behandeling.',
    actionable:
      'Vraag de afdeling om een briefje. Stuur het naar het parkeerbedrijf en het ziekenhuis, en vraag het ziekenhuis om intrekking.',
  },
  'gb.parking.hospital-free': {
    says: 'In Engeland horen ziekenhuizen van de NHS sommigen gratis te laten parkeren: Blue Badge, vaste patiënten, ouders van kinderen in de nacht en nachtpersoneel.',
  },
  'gb.parking.railway-byelaws': {
    says: 'Op spoorgrond gelden eigen regels (byelaws). De gewone regels voor kentekenhouders gelden daar niet. Een rechter beslist over een overtreding, niet het parkeerbedrijf.',
  },
  'gb.parking.railway-six-months': {
    says: 'Een vervolging volgens de byelaws moet binnen zes maanden beginnen. Daarna kan de strafrechter er niets meer mee.',
    actionable: 'Bewaar het bericht en noteer de dag. Laat een brief van de rechter nooit liggen.',
  },
}
