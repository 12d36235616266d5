/** The German words of the rows in ../enquiry-landlord-duties.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_LANDLORD_DUTIES_DE: Words = {
  'es.ask.repairs': {
    says: 'Sagen Sie es dem Vermieter schriftlich mit Fotos. Er muss die Wohnung bewohnbar halten. Ist es dringend, dürfen Sie es machen und das Geld verlangen.',
  },
  'es.ask.landlord-enters': {
    says: 'Die gemietete Wohnung ist Ihr Zuhause. Der Vermieter darf nur mit Ihrem Ja oder mit einem Richter hinein, auch mit Schlüssel und egal, was der Vertrag sagt. Allein hineinzugehen kann strafbar sein (allanamiento, coacciones). Verbieten Sie es schriftlich (burofax) und sichern Sie Beweise. Sie dürfen das Schloss tauschen: Heben Sie das alte auf. Bei Wiederholung: Anzeige. Dringende Reparaturen lassen Sie nach Absprache zu.',
  },
  'es.ask.agency-fee': {
    says: 'Bei einer Mietwohnung zahlt der Vermieter die Agentur und den Vertrag, nicht Sie. Haben Sie gezahlt, fordern Sie es schriftlich zurück. Die OMIC hilft gratis.',
  },
}
