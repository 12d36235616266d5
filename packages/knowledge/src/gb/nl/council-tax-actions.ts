/** A council tax letter in England and Wales: what an adviser would notice, warnings, tactics and time limits. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_ACTIONS_NL: Words = {
  'gb.council-tax.insight-reductions': {
    says: 'Veel rekeningen zijn te hoog omdat een korting of een lagere klasse bij een beperking nooit is gevraagd.',
    actionable:
      'Vraag een volledige controle: wie er woont, laag inkomen, beperking, studenten en mantelzorgers.',
  },
  'gb.council-tax.insight-instalments': {
    says: 'Zeven dagen bepalen of u per maand mag blijven betalen. Mist u ze, dan moet u 7 dagen later de rest van het jaar betalen.',
    actionable: 'Betaal het late deel, of bel vóór die dag en vraag de regeling te houden.',
  },
  'gb.council-tax.insight-second': {
    says: 'Dit is de tweede herinnering dit jaar. Is er nog één betaling te laat, dan moet u de hele rest betalen zonder nieuwe herinnering.',
    actionable: 'Regel een automatische incasso (direct debit) op een dag na uw loondag.',
  },
  'gb.council-tax.insight-costs': {
    says: 'Gemeenten mogen alleen kosten toevoegen die ze redelijk hebben gemaakt. Soms vervallen die als u vroeg een regeling afspreekt.',
    actionable:
      'Vraag de gemeente (council) de kosten te laten vervallen door uw situatie, of te laten zien hoe ze zijn berekend.',
  },
  'gb.council-tax.insight-attach': {
    says: 'Inhouding op loon of uitkering kost u niets extra. Deurwaarders (bailiffs) voegen minstens £75 toe, en £235 extra voor een bezoek.',
    actionable:
      'Geef de gemeente (council) de gegevens van uw werk of uitkering en vraag liever om inhouding.',
  },
  'gb.council-tax.insight-order-wrong': {
    says: 'Had het bevel er nooit mogen komen? Dan kan de gemeente (council) zelf de rechter vragen het te vernietigen.',
    actionable:
      'Stuur bewijs van wat er fout was en vraag de gemeente het bevel te laten vernietigen (quashed).',
  },
  'gb.council-tax.warning-ignore': {
    says: 'Laat dit niet liggen. Daarna komen de rekening voor het hele jaar, een oproep van de rechter (summons) en extra kosten.',
  },
  'gb.council-tax.warning-order': {
    says: 'Na een liability order moet u de gemeente (council) over uw werk en inkomen vertellen als ze daarom vraagt. Doet u dat niet, dan kan een boete volgen.',
  },
  'gb.council-tax.warning-prison': {
    says: 'Bent u opgeroepen voor een committal hearing (zitting over gevangenis)? Vraag meteen juridische hulp en ga. De rechter moet kijken waarom u niet betaalde.',
  },
  'gb.council-tax.warning-bankruptcy': {
    says: 'Een dreiging met faillissement of een last op uw woning (charge) is ernstig als u eigenaar bent. Vraag vandaag advies.',
  },
  'gb.council-tax.tactic-pay-some': {
    says: 'Betaal nu iets, ook als het weinig is, en doe dat elke maand. Het helpt laten zien dat u uw best doet.',
    risk: 'Een deel betalen stopt een oproep van de rechter niet.',
    notWhen: 'U bent het niet schuldig. Betwist het dan eerst.',
  },
  'gb.council-tax.tactic-hardship': {
    says: 'Vraag een korting wegens geldnood (discretionary reduction) aan, met een korte brief en een budget. Noem de wet: section 13A(1)(c).',
    risk: 'De gemeente kan weigeren, en de rekening loopt door.',
    notWhen: 'U hebt geld over of spaargeld.',
  },
  'gb.council-tax.tactic-councillor': {
    says: 'Vraag uw gemeenteraadslid (councillor) om hulp als de gemeente niet luistert. Vaak wordt de zaak dan opnieuw bekeken.',
    risk: 'Het kan enkele dagen duren.',
    notWhen: 'De zitting of het bezoek is morgen. Bel dan de gemeente zelf.',
  },
  'gb.council-tax.deadline-reminder': {
    says: 'De 7 dagen beginnen op de dag dat de herinnering is gemaakt. Die dag telt dus als dag één.',
    action: 'De late termijn betalen, of een regeling afspreken',
    consequence: '7 dagen later moet u de rest van het jaar betalen.',
  },
  'gb.council-tax.deadline-full-year': {
    says: 'Is het late deel niet betaald in de eerste 7 dagen? Dan moet u na nog eens 7 dagen de rest van het jaar betalen.',
    action: 'Een regeling afspreken voordat u het hele bedrag moet betalen',
    consequence: 'De gemeente kan een oproep van de rechter (summons) vragen.',
  },
  'gb.council-tax.deadline-final': {
    says: 'Na een laatste aanmaning (final notice) moet de gemeente (council) 7 dagen wachten. De dag van de aanmaning telt als dag één.',
    action: 'Betalen, of een regeling afspreken',
    consequence: 'De gemeente kan naar de rechter (magistrates), en er komen kosten bij.',
  },
}
