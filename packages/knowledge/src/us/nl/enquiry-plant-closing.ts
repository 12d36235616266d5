/** The Dutch words of the rows in ../enquiry-plant-closing.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PLANT_CLOSING_NL: Words = {
  'us.fact.closing-release': {
    says: 'Teken nog niet. Bedrijven met 100 of meer mensen moeten een sluiting meestal 60 dagen vooraf schriftelijk melden, of tot 60 dagen loon en voordelen betalen. Een verloren contract is alleen een excuus als het plotseling kwam, en dat moeten zij bewijzen. Met een afstand (release) geeft u dit op. Vanaf 40 heeft een groep 45 dagen bedenktijd en 7 om terug te komen. Vraag een uitkering en een advocaat.',
  },
  'us.fact.warn-excuse': {
    says: 'Dat excuus moet het bedrijf bewijzen. Een verloren contract telt alleen als het plotseling kwam en niet te voorzien was. Zelfs dan moet het zo snel mogelijk schriftelijk en met reden waarschuwen. Geen papier spreekt voor u. U kunt naar de federale rechter, ook als groep, voor tot 60 dagen loon en voordelen. Bij faillissement dient u de vordering daar in. Doe nergens afstand van zonder advocaat.',
  },
  'us.ask-work.layoff-notice': {
    says: 'Een bedrijf met 100 of meer voltijders moet het 60 dagen vooraf schriftelijk melden als het een vestiging sluit waar 50 hun baan verliezen. Dat geldt ook bij de meeste massaontslagen. Anders kunt u loon en voordelen eisen voor elke ontbrekende dag, tot 60. De smalle uitzonderingen moet het bewijzen. Teken geen afstand zonder advocaat. Kleinere bedrijven alleen in sommige staten.',
  },
}
