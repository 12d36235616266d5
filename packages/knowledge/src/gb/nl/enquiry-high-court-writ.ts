/** Questions about a writ of the High Court for a judgment debt: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HIGH_COURT_WRIT_NL: Words = {
  'gb.ask-debt.writ-stay': {
    says: 'Formulier N245 stopt een writ van de High Court niet. Stuur nu formulier N244 met uw budget aan de rechtbank. Vraag om uitstel (stay) en betalen per maand. EX160 kan de kosten kwijtschelden. Doe het binnen de zeven volle dagen van de aankondiging. Deur dicht: bij een eerste bezoek mogen ze een woning niet openbreken. Meld schriftelijk wie er ziek is. National Debtline: 0808 808 4000.',
  },
  'gb.ask-debt.writ-entry': {
    says: 'Niet in een woning bij een eerste bezoek, ook niet met een writ van de High Court. Doe deuren op slot en praat door de deur. Een bedrijfsruimte mogen ze openbreken. Uw auto buiten kan een klem krijgen. Laat u ze binnen en tekent u voor spullen, dan mogen ze later met geweld terugkomen. Met N244 vraagt u de rechtbank om uitstel en maandbedragen.',
  },
}
