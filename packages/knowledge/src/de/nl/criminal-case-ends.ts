/** The Dutch words of the rows in ../criminal-case-ends.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CRIMINAL_CASE_ENDS_NL: Words = {
  'de.crimend.offer-want': {
    says: 'De officier of de rechter biedt aan de zaak te beëindigen als u op tijd betaalt of iets doet (§ 153a). De keus is aan u.',
  },
  'de.crimend.offer-clean': {
    says: 'Het is geen veroordeling en staat niet op een verklaring. U geldt als onschuldig. Betaal alles op tijd, anders gaat de zaak door zonder teruggave.',
  },
  'de.crimend.offer-no': {
    says: 'U mag nee zeggen, of om minder, termijnen of tijd vragen. Niets gedaan? Laat eerst een advocaat het dossier zien: het kan ook zonder geld eindigen.',
  },
  'de.crimend.prison-want': {
    says: 'U wordt opgeroepen voor de gevangenis omdat een strafrechtelijke boete niet is betaald (Ersatzfreiheitsstrafe). Alles betalen maakt er meteen een einde aan. Een deel betalen maakt het korter.',
  },
  'de.crimend.prison-half': {
    says: 'Werd de boete op of na 1 februari 2024 definitief? Dan zijn twee dagtarieven één dag gevangenis. Een brief die één dag per tarief telt, klopt niet: laat narekenen. Bij oudere boetes blijft één tarief één dag.',
  },
  'de.crimend.prison-work': {
    says: 'Vraag de officier meteen om kleine termijnen of onbetaald werk (gemeinnützige Arbeit). Grote hardheid kan het stoppen. De Gerichtshilfe is gratis.',
  },
  'de.crimend.step': {
    says: 'Schrijf vandaag met het nummer: wat u per maand kunt betalen, inkomen en huur, of dat u instemt. Vraag een schriftelijk antwoord.',
  },
}
