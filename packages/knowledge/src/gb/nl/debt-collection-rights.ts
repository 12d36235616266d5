/** Incassobrieven: wat u moet weten: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_RIGHTS_NL: Words = {
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
  'gb.debt.tactic-agreement': {
    says: 'Vraag om uw kredietovereenkomst (credit agreement) voordat u over betalen praat. Kunnen ze die niet vinden, dan staat u veel sterker.',
    risk: 'Misschien vinden ze die wel. Dan kan de schuld weer worden afgedwongen.',
    notWhen: 'U wilt snel betalen, of er loopt al een eis bij de rechter (court claim).',
  },
  'gb.debt.tactic-in-writing': {
    says: 'Houd het op papier. Aan de telefoon beloven mensen te veel. Een brief geeft u tijd en laat een spoor na.',
    risk: 'Brieven zijn langzamer dan bellen.',
    notWhen: 'Er is bijna een zitting.',
  },
  'gb.debt.tactic-advice-pause': {
    says: 'Zeg hun dat een schuldadviseur u met een plan helpt. Ze moeten dan een redelijke tijd wachten, vaak 30 dagen.',
    risk: 'De rente kan doorlopen.',
    notWhen: 'U hebt geen advies gevraagd.',
  },
  'gb.debt.tactic-breathing-space': {
    says: 'Een adempauze (breathing space) stopt de meeste rente en acties voor 60 dagen. Alleen een schuldadviseur kan haar regelen.',
    risk: 'U kunt haar één keer in twaalf maanden krijgen. U blijft de schuld schuldig.',
    notWhen: 'U zou nu zonder problemen kunnen betalen.',
  },
  'gb.debt.tactic-lump-sum': {
    says: 'Eén betaling nu is voor hen meer waard dan jarenlang kleine bedragen. Een lager bedrag in één keer kan de schuld beëindigen.',
    risk: 'De rest kan aan een ander bedrijf worden verkocht als de afspraak niet op papier staat.',
    notWhen: 'De schuld is misschien te oud, of is niet van u.',
  },
  'gb.debt.tactic-complaint': {
    says: 'Gebruik het woord klacht (complaint). Dan beginnen acht weken te lopen. Daarna kan de Ombudsman gratis helpen.',
    risk: 'Een klacht stopt zelf geen eis bij de rechter (court claim).',
    notWhen: 'Er is een formulier van de rechter gekomen. Beantwoord dat eerst.',
  },
  'gb.debt.myth-bailiffs': {
    says: 'Incassobureaus zijn geen deurwaarders (bailiffs). Ze kunnen uw spullen niet meenemen. Deurwaarders komen alleen na een vonnis (judgment) of een ander wettelijk bevel.',
  },
  'gb.debt.myth-prison': {
    says: 'Geld schuldig zijn is geen misdrijf. Dat geldt voor een kaart, een lening, een rekening of een particuliere parkeerboete.',
  },
  'gb.debt.myth-sold-void': {
    says: 'Een schuld eindigt niet als hij wordt verkocht. De nieuwe eigenaar kan erom vragen, onder dezelfde voorwaarden als het eerste bedrijf.',
  },
  'gb.debt.myth-six-years-gone': {
    says: 'Na zes jaar bestaat de schuld nog, maar een eis bij de rechter kan worden gestopt. Vóór het einde laat een betaling of getekende erkenning de zes jaar opnieuw beginnen.',
  },
  'gb.debt.element-balance': {
    says: 'Ze moeten u kunnen zeggen hoeveel u schuldig bent en hoeveel daarvan te laat is.',
    name: 'Het bedrag van de schuld',
    ifMissing:
      'De brief noemt geen duidelijk bedrag. Vraag een overzicht voordat u ergens mee akkoord gaat.',
  },
  'gb.debt.default-step': {
    says: 'Neem contact op met de kredietgever vóór de datum in de brief. Betaal de achterstand als u kunt, of vraag een plan en meer tijd.',
  },
  'gb.debt.default-option': {
    says: 'Betaal wat de brief vraagt vóór de datum, of stuur een begroting en vraag te wachten. Men moet u eerlijk behandelen.',
    title: 'Op tijd inhalen of een plan afspreken',
    cost: 'De achterstand, of wat u aanbiedt.',
    time: 'Vóór de datum in de brief.',
    risk: 'Daarna mag de kredietgever het contract beëindigen. Spullen op afbetaling lopen gevaar.',
    bestFor: 'U heeft de achterstand en wilt het contract houden.',
  },
}
