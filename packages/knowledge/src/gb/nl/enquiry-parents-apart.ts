/** Questions of parents who live apart: a child that was kept, a journey, a father without rights: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PARENTS_APART_NL: Words = {
  'gb.ask-family.child-kept': {
    says: 'Zonder gerechtelijk bevel doet de politie meestal niets, tenzij het kind in gevaar is: beide ouders met gezag zijn gelijk. Vraag nu bij de familierechter met C100 een spoedbevel over waar het kind woont en dat het terugkomt. Bij spoed is geen mediationgesprek vooraf nodig. Haal het kind niet met geweld. Blijf rustig en licht de school in.',
  },
  'gb.ask-family.take-abroad': {
    says: 'U hebt het ja nodig van ieder met gezag, liefst schriftelijk. Gaan zonder kan strafbaar zijn. Zegt een bevel dat het kind bij u woont, dan zijn 28 dagen vrij. Zegt de ander zonder goede reden nee, vraag dan vroeg de familierechter (C100). Een gewone vakantie met retour staat hij vaak toe.',
    dependsOn: 'of een bevel zegt dat het kind bij u woont',
  },
  'gb.ask-family.father-no-responsibility': {
    says: 'Zonder huwelijk of uw naam op de geboorteakte hebt u nog geen ouderlijk gezag. U blijft de vader en kunt het de rechter vragen, met tijd met uw kind. Vraag eerst de moeder uw naam toe te voegen of C(PRA1) te tekenen. Weigert zij: formulieren C1 en C100. Het belang van het kind gaat voor. Betalen beslist het niet.',
  },
  'gb.ask-family.grandparents': {
    says: 'Grootouders hebben geen eigen recht op omgang, maar kunnen het vragen. Schrijf vriendelijk, bied een klein plan en probeer family mediation. Lukt dat niet, vraag de familierechter toestemming (formulier C2) en een child arrangements order (formulier C100). Die kijkt naar uw band met het kind en wat het beste is voor het kind.',
  },
}
