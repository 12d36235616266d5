/** Opzeggingen in Schotland en Noord-Ierland: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_NATIONS_NL: Words = {
  'gb.home.want-scotland': {
    says: 'Blijft u, dan kunnen ze het First-tier Tribunal laten beslissen.',
  },
  'gb.home.not-yet-scotland': {
    says: 'Niemand kan u nu uit huis zetten. De verhuurder moet eerst naar het Tribunal, en daar mag u spreken.',
  },
  'gb.home.right-no-force-scotland': {
    says: 'U met geweld uit huis zetten is een misdrijf. Dat geldt ook als men uw leven zo moeilijk maakt dat u gaat. Bel dan de politie.',
  },
  'gb.home.step-council-scotland': {
    says: 'Zeg uw gemeente (council) dat u uw huis kunt verliezen. Zij moet u advies en hulp geven.',
  },
  'gb.home.option-help-scotland': {
    says: 'Een adviseur kan de opzegging nakijken en helpen om uw kant aan het Tribunal te vertellen.',
    title: 'Gratis woonadvies vragen',
    cost: 'Niets.',
    time: 'Deze week bellen.',
    risk: 'Geen.',
    bestFor: 'Iedereen met een opzegging (notice to leave).',
  },
  'gb.home.option-tribunal-scotland': {
    says: 'Doet de verhuurder een aanvraag, zeg dan waarom vertrekken niet eerlijk is. Voor u zijn er geen kosten.',
    title: 'Uw kant aan het Tribunal vertellen',
    cost: 'Niets.',
    time: 'Enkele maanden.',
    risk: 'Verliest u, dan volgt een bevel om te gaan.',
    bestFor: 'De opzegging klopt niet, of vertrekken is heel zwaar voor u.',
  },
  'gb.home.rights-ni': {
    says: 'U mag blijven tot een rechter zegt dat u moet gaan. U kunt eerst de opzegging nakijken en gratis advies vragen.',
  },
  'gb.home.insight-weeks-ni': {
    says: 'Een opzegging met te weinig weken, of niet op papier, telt niet. De verhuurder moet dan een nieuwe geven.',
    actionable: 'Tel de weken vanaf de dag dat u hem kreeg. Zeg Housing Rights hoelang u er woont.',
  },
  'gb.home.step-council-ni': {
    says: 'Zeg de Housing Executive dat u uw huis kunt verliezen. Zij kijkt welke hulp u kunt krijgen.',
  },
  'gb.home.option-help-ni': {
    says: 'Housing Rights kan de opzegging nakijken en voor u met de verhuurder praten.',
    title: 'Gratis woonadvies vragen',
    cost: 'Niets.',
    time: 'Deze week bellen.',
    risk: 'Geen.',
    bestFor: 'Iedereen met een opzegging (notice to quit).',
  },
  'gb.home.right-no-force-ni': {
    says: 'Als de termijn eindigt, moet de verhuurder nog naar de rechter. U zonder rechter uitzetten, of u lastigvallen, is strafbaar: bel de gemeente.',
  },
  'gb.home.right-executive-ni': {
    says: 'De Housing Executive heeft een rechterlijk bevel nodig. Bij een beschermde huurder moet de rechter dat meestal redelijk vinden. Bij een introductory tenancy kunt u binnen 14 dagen na de brief om herziening vragen.',
  },
  'gb.home.right-days-scotland': {
    says: 'Na zes maanden in de woning moet u 84 dagen krijgen als de verhuurder wil verkopen of er zelf wil wonen. Een verstuurde brief (notice) geldt 48 uur later als ontvangen.',
  },
  'gb.home.right-form-scotland': {
    says: 'Een notice to leave moet op het vaste formulier staan, met de grond en de eerste dag voor het Tribunal. Een kleine fout, zelfs een dag in de datum, maakt het vaak niet ongeldig. Een verkeerde grond of een veel te vroege datum kan dat wel.',
  },
  'gb.home.before-notice-reality-scotland': {
    says: 'Deze brief is geen opzegging (notice to leave). Hij moet eerst komen, zodat u een plan kunt afspreken en uw woning houdt.',
  },
  'gb.home.before-notice-step-scotland': {
    says: 'Antwoord schriftelijk vóór de dag in deze brief. Zeg wat u per maand naast de huur kunt betalen en vraag een schriftelijk ja.',
  },
}
