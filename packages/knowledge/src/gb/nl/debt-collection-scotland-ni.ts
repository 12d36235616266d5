/** Incasso en vonnissen in Schotland en Noord-Ierland: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_SCOTLAND_NI_NL: Words = {
  'gb.debt.scotland-right-no-goods': {
    says: 'U hoeft een incassobureau niet binnen te laten. Ze kunnen uw spullen niet meenemen. Alleen gerechtsdienaren (sheriff officers) met een bevel van de rechter kunnen een schuld afdwingen.',
  },
  'gb.debt.scotland-right-arrangement': {
    says: 'U kunt misschien al uw schulden betalen via het Debt Arrangement Scheme. Dat stopt de rente en alle acties zolang u zich eraan houdt.',
  },
  'gb.debt.scotland-insight-old': {
    says: 'Een datum in deze brief is meer dan vijf jaar geleden. In Schotland is de schuld misschien geëindigd.',
    actionable:
      'Betaal en erken nog niets. Vraag een schuldadviseur (money adviser) of de vijf jaar voorbij zijn.',
  },
  'gb.debt.scotland-insight-visit': {
    says: 'In Schotland zijn er geen bailiffs. Alleen gerechtsdienaren (sheriff officers) kunnen iets doen. Meestal kan dat pas na een bevel van de rechter en een bevel tot betaling (charge).',
    actionable: 'Vraag schriftelijk op welk bevel van de rechter ze zich beroepen.',
  },
  'gb.debt.scotland-warn-silence': {
    says: 'Is de schuld echt? Dan kan zwijgen eindigen in een eis bij de sheriff court (de rechter in Schotland). Laat het niet voor altijd liggen.',
  },
  'gb.debt.ni-right-no-goods': {
    says: 'U hoeft een incassobureau niet binnen te laten. Ze kunnen uw spullen niet meenemen. Alleen het Enforcement of Judgments Office kan een schuld afdwingen.',
  },
  'gb.debt.ni-not-yet': {
    says: 'Ze kunnen nog niet bij uw loon of spullen. Eerst hebben ze een vonnis (judgment) nodig. Daarna moet het Enforcement of Judgments Office iets doen.',
  },
  'gb.debt.ni-know-old': {
    says: 'Veel schulden zijn na zes jaar te oud voor de rechter. Een betaling of een getekend briefje dat u het schuldig bent, kan de zes jaar vóór het einde opnieuw laten beginnen.',
    learnMore:
      'Zoek de datum waarop u voor het laatst betaalde of over deze schuld schreef. Doe dit voordat u belt, betaalt of tekent.',
  },
  'gb.debt.ni-step-advice': {
    says: 'De adempauze (breathing space) bestaat niet in Noord-Ierland. Een gratis schuldadviseur kan uw schuldeisers vragen te wachten en andere wegen laten zien.',
  },
}
