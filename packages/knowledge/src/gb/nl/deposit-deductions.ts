/** Inhoudingen op de borg: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const DEPOSIT_DEDUCTIONS_NL: Words = {
  'gb.deposit.want': {
    says: 'Ze willen een deel van uw borg (deposit) houden. Daarvoor is uw ja nodig, of een beslissing van de borgregeling of een rechter.',
  },
  'gb.deposit.rights': {
    says: 'U mag nee zeggen tegen elk bedrag. De borgregeling (deposit scheme) beslist dan gratis, en het betwiste geld blijft veilig.',
  },
  'gb.deposit.step-answer': {
    says: 'Antwoord op tijd. Zeg ja of nee tegen elk bedrag, met een reden.',
  },
  'gb.deposit.step-proof': {
    says: 'Vraag de lijst van bij de start, foto’s en rekeningen. Verzamel uw eigen foto’s, berichten en bonnen.',
  },
  'gb.deposit.step-agreed': {
    says: 'Vraag het deel dat niemand betwist nu al terug.',
  },
  'gb.deposit.option-scheme': {
    says: 'Weiger de bedragen die niet kloppen en laat de borgregeling op papier beslissen.',
    title: 'De gratis borgregeling gebruiken',
    cost: 'Niets.',
    time: 'Enkele weken.',
    risk: 'Beide kanten moeten het willen, en de beslissing is definitief.',
    bestFor: 'De bedragen zijn te hoog of zonder bewijs.',
  },
  'gb.deposit.option-deal': {
    says: 'Bied wat eerlijk is voor echte schade en vraag de rest terug.',
    title: 'Een kleiner bedrag afspreken',
    cost: 'Het afgesproken bedrag.',
    time: 'Enkele dagen.',
    risk: 'Een afspraak kunt u niet terugdraaien.',
    bestFor: 'Een deel is waar.',
  },
}
