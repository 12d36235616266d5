/** Questions about pictures, data and calls that advertise: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PRIVACY_NL: Words = {
  'ch.ask.my-picture': {
    says: 'U beslist over uw eigen beeld. Bewaar schermfoto’s met datum en adres. Vraag persoon en platform schriftelijk het voor een datum te verwijderen. Een rechter kan dat snel bevelen, en ook geld. Intieme beelden, dreiging of chantage zijn strafbaar: ga naar de politie en betaal nooit.',
  },
  'ch.ask.my-data': {
    says: 'Vraag de firma schriftelijk welke gegevens zij over u heeft, met een kopie van uw identiteitskaart. Zij moet het binnen 30 dagen zeggen, meestal gratis. U kunt foute gegevens laten verbeteren en onnodige laten wissen. Weigert zij, ga dan naar de burgerlijke rechter; de federale dienst (EDÖB, PFPDT) geeft raad.',
  },
  'ch.ask.ad-calls': {
    says: 'Zulke oproepen zijn verboden als uw nummer een ster (*) heeft in de telefoongids, of er niet in staat, en u nooit met de firma te maken had. Noteer datum en nummer en meld het online bij het SECO. Uw telefoonfirma moet een gratis filter bieden. Stem aan de telefoon nergens mee in.',
  },
}
