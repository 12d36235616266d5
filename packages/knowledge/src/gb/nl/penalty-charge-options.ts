/** Ways to go about a council penalty charge in England and Wales: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const PENALTY_CHARGE_OPTIONS_NL: Words = {
  'gb.pcn.option-challenge': {
    says: 'Schrijf wat er gebeurde, noem uw grond en voeg foto’s toe. De gemeente (council) moet bekijken wat u stuurt.',
    title: 'Bezwaar maken bij de gemeente',
    cost: 'Gratis',
    time: 'Binnen 14 dagen voor de lagere prijs, hoogstens 28 dagen',
    risk: 'Verliest u later, dan moet u het volle bedrag betalen.',
    bestFor: 'De borden, de feiten of uw redenen zijn in uw voordeel.',
  },
  'gb.pcn.option-tribunal': {
    says: 'Een jurist die niet bij de gemeente hoort, beslist. U kunt een zitting per telefoon of video vragen.',
    title: 'In beroep gaan bij het onafhankelijke tribunaal',
    cost: 'Gratis',
    time: 'Binnen 28 dagen na de afwijzing',
    risk: 'Verliest u, dan betaalt u het volle bedrag.',
    bestFor: 'De gemeente zei nee en u hebt nog een grond.',
  },
  'gb.pcn.option-statement': {
    says: 'Wordt de verklaring aanvaard, dan vervalt het bevel en gaat de zaak een stap terug.',
    title: 'Een verklaring geven (witness statement)',
    cost: 'Gratis',
    time: 'Binnen 21 dagen na het bevel',
    risk: 'Een valse verklaring is strafbaar (contempt of court).',
    bestFor: 'U kreeg de brieven nooit, of u betaalde, of niemand antwoordde u.',
  },
  'gb.pcn.option-pay': {
    says: 'Betaal op de manier die in de brief staat en bewaar het bewijs.',
    title: 'Betalen',
    cost: 'Het bedrag in de brief',
    time: 'Het liefst binnen de tijd met korting',
    risk: 'Met betalen stopt uw recht op beroep.',
    bestFor: 'De boete klopt, of het is de moeite niet waard.',
  },
  'gb.pcn.option-help': {
    says: 'Citizens Advice of National Debtline kan u helpen kiezen en formulieren invullen.',
    title: 'Gratis advies vragen',
    cost: 'Gratis',
    time: 'Een gesprek of een bezoek',
    risk: 'De dagen lopen door.',
    bestFor: 'U kunt niet betalen, of er wordt over deurwaarders (bailiffs) gepraat.',
  },
  'gb.pcn.option-never-knew': {
    says: 'Zeg het de gemeente (council). Komt het bevel (order for recovery), stuur dan formulier TE9 of PE3 om de zaak te laten terugzetten.',
    title: 'Zeggen dat u de brieven nooit kreeg',
    cost: 'Gratis',
    time: 'Schrijf nu. Gebruik daarna het formulier binnen 21 dagen na het bevel',
    risk: 'Werkt alleen als het waar is.',
    bestFor: 'De eerdere brieven gingen naar een oud adres, of niemand antwoordde u.',
  },
}
