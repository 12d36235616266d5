/** The Dutch words of the rows in ../criminal-case-ends.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CRIMINAL_CASE_ENDS_NL: Words = {
  'de.crimend.offer-want': {
    says: 'De officier biedt aan de zaak te sluiten als u op tijd betaalt of iets doet (§ 153a). U kiest.',
  },
  'de.crimend.offer-clean': {
    says: 'Het is geen veroordeling en staat niet op een verklaring. U geldt als onschuldig. Betaal alles op tijd, anders gaat de zaak door zonder teruggave.',
  },
  'de.crimend.offer-no': {
    says: 'U mag nee zeggen, of om minder, termijnen of tijd vragen. Niets gedaan? Laat eerst een advocaat het dossier zien: het kan ook zonder geld eindigen.',
  },
  'de.crimend.prison-want': {
    says: 'U moet de gevangenis in omdat een geldstraf niet is betaald (Ersatzfreiheitsstrafe). Betalen stopt dat meteen, deels of helemaal.',
  },
  'de.crimend.prison-half': {
    says: 'Sinds 1 februari 2024 zijn twee dagtarieven één dag cel. Telt de brief één dag per tarief, dan klopt dat niet: laat herrekenen.',
  },
  'de.crimend.prison-work': {
    says: 'Vraag de officier meteen om kleine termijnen of onbetaald werk (gemeinnützige Arbeit). Grote hardheid kan het stoppen. De Gerichtshilfe is gratis.',
  },
  'de.crimend.step': {
    says: 'Schrijf vandaag met het nummer: wat u per maand kunt betalen, inkomen en huur, of dat u instemt. Vraag een schriftelijk antwoord.',
  },
}
