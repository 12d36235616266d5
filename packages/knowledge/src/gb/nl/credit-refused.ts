/** A refusal of credit: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_REFUSED_NL: Words = {
  'gb.credit-refused.right-agency': {
    says: 'Is een lening of kaart geweigerd om het dossier van een kredietbureau, dan moeten zij zeggen welk. Zo niet, vraag het binnen 28 dagen. Het bureau moet u uw dossier tonen en fouten herstellen of uitleggen.',
  },
  'gb.credit-refused.right-person': {
    says: 'Heeft alleen een computer beslist, dan kunt u de reden vragen, uw kant vertellen en een mens opnieuw laten kijken.',
  },
  'gb.credit-refused.answer': {
    says: 'Niemand hoeft u geld te lenen. Maar is een lening of kaart geweigerd om het dossier van een kredietbureau, dan moeten zij dat zeggen en het bureau noemen. Zo niet, vraag het binnen 28 dagen. Vraag uw dossier gratis op bij elk bureau en laat fouten herstellen. Heeft alleen een computer beslist, dan mag u vragen waarom, en dat een mens opnieuw kijkt.',
  },
  'gb.file.right-correct': {
    says: 'U kunt uw kredietgegevens gratis zien en fouten laten verbeteren. Schrijf het bureau en het bedrijf. U kunt een notitie van 200 woorden toevoegen.',
  },
}
