/** Questions about objections to decisions, and benefits that stop or are wanted back: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BENEFITS_WORDS: Words = {
  'nl.ask.objection': {
    says: 'Maak binnen zes weken na de datum van het besluit bezwaar. Weinig tijd? Maak eerst bezwaar en stuur de redenen later.',
  },
  'nl.ask.benefit-back': {
    says: 'Maak binnen zes weken bezwaar als het niet klopt, en vraag hoe het bedrag is berekend. Klopt het, vraag dan een regeling die past. Om dringende redenen kunnen ze minder vragen.',
  },
  'nl.ask.benefit-stopped': {
    says: 'Maak binnen zes weken na de datum van het besluit bezwaar. De redenen kunnen later komen. Hebt u geen geld om te leven, vraag de rechter dan meteen om een voorlopige voorziening. Vraag de gemeente om een voorschot.',
  },
  'nl.ask.objection-late': {
    says: 'Maak vandaag bezwaar en zeg waarom u te laat bent. Het telt als u er niets aan kon doen, zoals bij ernstige ziekte of een brief die nooit kwam. Normaal hebt u zes weken.',
    dependsOn: 'waarom u te laat bent',
  },
  'nl.ask.student-debt': {
    says: 'U betaalt naar wat u kunt missen. Vraag DUO om een lager maandbedrag naar draagkracht, of om een aflossingsvrije periode. Achterstand? Spreek een regeling af voor de deurwaarder komt. Klopt een besluit niet? Maak binnen zes weken bezwaar.',
  },
}
