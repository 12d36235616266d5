/** Questions about a dismissal for fault with no written charge before: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_WITHOUT_CHARGE_NL: Words = {
  'it.ask.dismissed-no-charge': {
    says: 'Ja, u kunt het aanvechten. Vóór ontslag om een fout moet het bedrijf een schriftelijk verwijt sturen en vijf dagen laten om te antwoorden. Ontbreekt elk verwijt, dan kan een rechter de baan teruggeven; in een klein bedrijf meestal geld. Het moet de feiten bewijzen. Vecht het binnen 60 dagen aangetekend of per PEC aan. Daarna naar de rechter binnen 180 dagen. Ga naar een vakbond; NASpI binnen 68 dagen.',
  },
  'it.ask.no-notice': {
    says: 'Zonder opzegtermijn mag het bedrijf alleen ontslaan om een dringende reden (giusta causa). Anders is het loon over de termijn van uw CCNL verschuldigd. Het moet schriftelijk, met redenen. Betwist het binnen 60 dagen per aangetekende brief of PEC, met een vakbond. Vraag ook TFR, vakantie en dertiende maand. Vraag NASpI binnen 68 dagen. In de proeftijd is er geen termijn.',
  },
}
