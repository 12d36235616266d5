/** The Dutch words of Germany: tenancy warning. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_WARNING_ROWS_NL: Words = {
  'de.tenancy-warning.want': {
    says: 'Uw verhuurder zegt dat u het huurcontract brak en moet stoppen. Dit is een waarschuwing (Abmahnung).',
  },
  'de.tenancy-warning.who': {
    says: 'Een verhuurder is een particuliere partij. Of de waarschuwing klopt, kan alleen een rechter zeggen.',
  },
  'de.tenancy-warning.reality': {
    says: 'Uw huur eindigt hiermee niet. Gaat het door, dan kan een opzegging volgen.',
  },
  'de.tenancy-warning.not-yet': {
    says: 'Niemand mag u hierom uit huis zetten. Daarvoor is een opzegging, een rechtszaak en een gerechtsdeurwaarder nodig.',
  },
  'de.tenancy-warning.right-clear': {
    says: 'De waarschuwing moet duidelijk zeggen wat u deed en wanneer. In een zaak moet de verhuurder het bewijzen.',
  },
  'de.tenancy-warning.right-answer': {
    says: 'U mag met uw kant antwoorden, maar het hoeft niet. Gewoon wonen, kinderen en kort bezoek zijn toegestaan.',
  },
  'de.tenancy-warning.step-answer': {
    says: 'Klopt het niet? Schrijf uw kant met data en getuigen, en vraag de precieze dagen. Bewaar een kopie.',
  },
  'de.tenancy-warning.step-stop': {
    says: 'Klopt het? Stop nu, zodat er geen opzegging kan volgen. Zeg het in een korte brief.',
  },
  'de.tenancy-warning.option-answer': {
    says: 'Stuur uw kant schriftelijk en vraag hun de waarschuwing in te trekken.',
    title: 'Schriftelijk antwoorden',
    cost: 'Gratis.',
    time: 'Deze week.',
    risk: 'Geef niet meer toe dan waar is.',
    bestFor: 'Het klopt niet of is onduidelijk.',
  },
}
