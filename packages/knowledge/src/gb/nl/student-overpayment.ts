/** Te veel betaald studiegeld: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const STUDENT_OVERPAYMENT_NL: Words = {
  'gb.student-overpaid.common': {
    says: 'Dit overkomt veel studenten die stoppen, wisselen of een ander inkomen hebben. Een plan is mogelijk.',
  },
  'gb.student-overpaid.no-bailiff': {
    says: 'Met alleen een brief kan niemand spullen of loon nemen. Eerst moet een rechter beslissen.',
  },
  'gb.student-overpaid.step-check': {
    says: 'Vraag hoe het is berekend: welke dagen, welk geld, en op welke dag u zou zijn gestopt.',
  },
  'gb.student-overpaid.step-university': {
    says: 'Vraag uw school of universiteit welke laatste dag zij doorgaf. Klopt die niet, laat dat daar eerst verbeteren.',
  },
  'gb.student-overpaid.step-plan': {
    says: 'Klopt het, bel dan voor die dag en bied per maand een bedrag aan dat genoeg laat om te leven.',
  },
  'gb.student-overpaid.right-ill': {
    says: 'Stopte u door ziekte, dan kan tot 60 dagen erna nog voor u zijn. Vraag erom, met een briefje van de arts.',
  },
  'gb.student-overpaid.right-reasons': {
    says: 'Ook anders kan men u geld laten houden om sterke persoonlijke redenen, zoals ziekte in het gezin. Zeg het met bewijs.',
  },
  'gb.student-overpaid.right-appeal': {
    says: 'Klopt de beslissing niet, dan kunt u op papier bezwaar maken bij Student Finance England. Aan het einde kijkt een Independent Assessor gratis.',
  },
  'gb.student-overpaid.insight-apart': {
    says: 'Dit betaalt u los van de rest van de studielening, die pas vanaf een bepaald inkomen geldt.',
    actionable: 'Studeert u nog, vraag of het in kleine delen kan worden verrekend.',
  },
  'gb.student-overpaid.option-dispute': {
    says: 'Zeg welke datum, welk inkomen of welke reden fout is, met bewijs van school of arts.',
    title: 'Om een nieuwe blik vragen',
    cost: 'Niets.',
    time: 'Eén brief nu.',
    risk: 'Intussen kan men blijven vragen. Vraag een pauze.',
    bestFor: 'De data kloppen niet, of u was ziek.',
  },
  'gb.student-overpaid.option-plan': {
    says: 'Toon inkomen en kosten. Vraag het plan op papier, zonder incassobureau zolang u betaalt.',
    title: 'Afspreken in termijnen terug te betalen',
    cost: 'Een haalbaar bedrag per maand.',
    time: 'Eén telefoontje, dan maanden.',
    risk: 'Een gemiste termijn kan naar incasso leiden.',
    bestFor: 'Het bedrag klopt, maar is te veel ineens.',
  },
}
