/** A letter before court action: warnings, what an adviser would notice, and tactics. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_INSIGHTS_NL: Words = {
  'gb.lbc.warn-silence': {
    says: 'Zwijgt u, dan kan een eis doorgaan. Er kan dan een vonnis (judgment) komen zonder zitting.',
  },
  'gb.lbc.warn-admit': {
    says: 'Kruis niet aan dat u het schuldig bent, tenzij u het zeker weet. Een getekende erkenning kan de termijn opnieuw laten beginnen.',
  },
  'gb.lbc.insight-short': {
    says: 'De brief geeft u minder dan 30 dagen. Eist een bedrijf een schuld van een persoon, dan is de regel 30 dagen.',
    actionable:
      'Antwoord vroeg. Schrijf dat het protocol voor schulden (Debt Protocol) u 30 dagen geeft vanaf de datum op de brief.',
  },
  'gb.lbc.insight-no-form': {
    says: 'We zien geen antwoordformulier (Reply Form) in de tekst. Bij een schuld die een bedrijf eist, moet het bij de brief zitten.',
    actionable:
      'Kijk in de envelop. Zit het er niet in? Vraag erom. Schrijf dat de 30 dagen horen te beginnen als u het krijgt.',
  },
  'gb.lbc.insight-sold': {
    says: 'Deze schuld is verkocht. De brief moet zeggen wie de eerste geldgever was, en wanneer en aan wie hij is verkocht.',
    actionable: 'Vraag om het bericht over de verkoop en het hele verloop van de rekening.',
  },
  'gb.lbc.insight-costs': {
    says: 'Kosten kunnen groot lijken. Bij een kleine eis (small claim), tot £10,000, betaalt de verliezer meestal alleen vaste kosten en kosten van de rechtbank. Niet de hele advocaat.',
    actionable: 'Vraag een lijst van alle kosten, met de regel die elk bedrag toestaat.',
  },
  'gb.lbc.tactic-reply-late-days': {
    says: 'Gebruik de tijd die de regels geven. Stuur het formulier terug met een verzoek om papieren. Gebruik de weken daarna voor advies.',
    risk: 'De rente kan doorlopen terwijl u wacht.',
    notWhen: 'U bent het eens met de schuld en kunt nu betalen.',
  },
  'gb.lbc.tactic-breach': {
    says: 'Hielden ze zich niet aan de regels voor deze brief? Schrijf dat nu. Het helpt u later als ze om kosten vragen.',
    risk: 'Een rechter kijkt naar het belangrijkste. Kleine fouten tellen niet.',
    notWhen: 'De enige fout is klein.',
  },
  'gb.lbc.tactic-offer': {
    says: 'Doe uw aanbod schriftelijk, met een budget. Weigeren ze en gaan ze naar de rechter? Dan kunt u laten zien dat u het wilde oplossen.',
    risk: 'Een aanbod om te betalen kan de schuld erkennen.',
    notWhen: 'U betwist de schuld, of hij is misschien te oud.',
  },
}
