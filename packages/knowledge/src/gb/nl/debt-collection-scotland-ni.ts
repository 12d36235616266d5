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
  'gb.judgment.scotland-want': {
    says: 'De rechter heeft u bevolen te betalen. Op het papier staat hoeveel en aan wie.',
  },
  'gb.judgment.scotland-rights': {
    says: 'U kunt misschien tijd vragen om te betalen. Is er zonder u beslist? Dan kunt u de beslissing misschien laten intrekken (recall).',
  },
  'gb.judgment.scotland-right-time': {
    says: 'Na een bevel tot betaling (charge) of beslag (arrestment) kunt u de rechter vragen om in delen te betalen. Dat heet een time to pay order.',
  },
  'gb.judgment.scotland-right-recall': {
    says: 'Is een eenvoudige zaak (simple procedure) zonder u beslist? Dan kunt u de rechter (sheriff) vragen de beslissing in te trekken (recall). Doe dit snel.',
  },
  'gb.judgment.scotland-right-moratorium': {
    says: 'Een moratorium kan het afdwingen zes maanden stoppen terwijl u advies krijgt. De rente loopt wel door.',
  },
  'gb.judgment.scotland-option-time': {
    says: 'Bied een bedrag aan dat u kunt volhouden. Een schuldadviseur (money adviser) kan helpen met het formulier.',
    title: 'Om tijd vragen om te betalen',
    cost: 'Het bedrag dat u aanbiedt.',
    time: 'Enkele weken.',
    risk: 'Mist u betalingen, dan kan de regeling stoppen.',
    bestFor: 'U bent het schuldig en kunt na verloop van tijd betalen.',
  },
  'gb.judgment.scotland-option-recall': {
    says: 'Leg uit waarom u niet antwoordde en wat uw verweer is.',
    title: 'De rechter vragen de beslissing in te trekken (recall)',
    cost: 'Misschien kosten van de rechtbank. Vraag naar hulp daarbij.',
    time: 'Doe het binnen enkele dagen.',
    risk: 'De rechter (sheriff) kan weigeren.',
    bestFor: 'U kreeg de eis nooit, of u bent het niet schuldig.',
  },
  'gb.judgment.scotland-warn': {
    says: 'Na de 14 dagen van een bevel tot betaling (charge) kunnen ze beslag leggen op loon of bankrekening. Vraag advies voordat die dagen voorbij zijn.',
  },
  'gb.judgment.ni-step': {
    says: 'Vraag nu gratis schuldadvies. Schrijft het Enforcement of Judgments Office u? Antwoord met uw budget vóór de datum die het noemt.',
  },
  'gb.judgment.ni-right': {
    says: 'Het Enforcement of Judgments Office kijkt naar wat u hebt en verdient. Het kan bepalen dat u in delen betaalt.',
  },
}
