/** Letters from debt collectors: what an adviser would notice. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_INSIGHTS_NL: Words = {
  'gb.debt.insight-may': {
    says: 'De brief praat over de rechter, maar er is nog niets aan de rechter gevraagd. Eerst moeten ze u een laatste brief (letter of claim) sturen en 30 dagen geven om te antwoorden.',
    actionable:
      'Let op een brief met een antwoordformulier (Reply Form). Die brief heeft een echte termijn.',
  },
  'gb.debt.insight-visit': {
    says: 'Een bezoek van een incassobureau is alleen een gesprek aan de deur. Het zijn geen deurwaarders (bailiffs). Ze kunnen niet binnenkomen als u dat niet goedvindt.',
    actionable: 'Schrijf dat u dit alleen per brief regelt, en dat u bezoek niet goedvindt.',
  },
  'gb.debt.insight-goods': {
    says: 'De brief praat over deurwaarders (bailiffs) of uw spullen. Dat kan nu niet, tenzij er al een vonnis (judgment) of bevel tegen u is.',
    actionable:
      'Vraag schriftelijk op welk vonnis ze zich beroepen. Zoek uw naam in het register van vonnissen.',
  },
  'gb.debt.insight-deadline': {
    says: 'De datum in deze brief is hun eigen datum. De wet geeft die datum geen kracht. Toch is het verstandig ervoor te antwoorden.',
    actionable:
      'Stuur vóór die datum een korte brief. Dan kan niemand zeggen dat u niet antwoordde.',
  },
  'gb.debt.insight-discount': {
    says: 'Ze bieden aan minder te nemen. Dat laat zien dat er ruimte is om te praten. Het eerste aanbod is vaak niet het laatste.',
    actionable:
      'Ga eerst na of de schuld van u is en niet te oud is. Bied dan minder, en vraag elke afspraak op papier.',
  },
  'gb.debt.insight-old-letter': {
    says: 'Een datum in deze brief is meer dan zes jaar geleden. De schuld is misschien te oud voor de rechter.',
    actionable:
      'Betaal en erken nog niets. Vraag een gratis schuldadviseur of de termijn voorbij is.',
  },
  'gb.debt.insight-fees': {
    says: 'Er zijn kosten bijgekomen. Dat mag alleen als uw overeenkomst het toestaat, en alleen redelijke bedragen.',
    actionable: 'Vraag welke regel van de overeenkomst elk bedrag toestaat.',
  },
  'gb.debt.insight-assignment': {
    says: 'Wordt een kredietschuld verkocht, dan moet u dat horen. Oude papieren raken bij verkoop vaak kwijt.',
    actionable:
      'Vraag om het bericht over de verkoop, de overeenkomst en een lijst van alle betalingen.',
  },
  'gb.debt.insight-credit-file': {
    says: 'Een late schuld staat vaak al in uw kredietdossier (credit file). Hij blijft daar zes jaar vanaf de wanbetaling (default). Zo’n brief zelf voegt niets toe.',
    actionable:
      'Vraag uw gratis kredietoverzicht (credit report) en kijk wat erin staat voordat u beslist.',
  },
}
