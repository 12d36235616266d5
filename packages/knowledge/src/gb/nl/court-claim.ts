/** De eis bij de rechter: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_NL: Words = {
  'gb.claim.reply-online': {
    says: 'U hebt 14 dagen vanaf de officiële ontvangst (service). Bij deze eisen is dat 5 dagen na de datum van uitgifte (issue date).',
    action: 'Op de eis antwoorden, of de ontvangstbevestiging (acknowledgment of service) sturen',
    consequence: 'Na deze dag kunnen ze zonder zitting een vonnis (judgment) tegen u vragen.',
    service:
      'Eisen van het landelijke centrum gelden als gekregen 5 dagen na de datum van uitgifte',
  },
  'gb.claim.defend-online': {
    says: 'Stuurde u de ontvangstbevestiging (acknowledgment) op tijd? Dan hebt u 28 dagen vanaf de officiële ontvangst (service) om uw verweer te sturen.',
    action: 'Uw verweer sturen, als u op tijd de ontvangst bevestigde',
    consequence:
      'Is er die dag om 4pm (16 uur) geen verweer, dan kunnen ze een vonnis (judgment) vragen.',
    service:
      'Eisen van het landelijke centrum gelden als gekregen 5 dagen na de datum van uitgifte',
  },
  'gb.claim.reply-post': {
    says: 'U hebt 14 dagen vanaf de officiële ontvangst (service). Een eis per post geldt als gekregen twee werkdagen na het posten. Voor de zekerheid tellen we vanaf de datum van uitgifte.',
    action: 'Op de eis antwoorden, of de ontvangstbevestiging (acknowledgment of service) sturen',
    consequence: 'Na deze dag kunnen ze zonder zitting een vonnis (judgment) tegen u vragen.',
    service: 'Een eis per post geldt als gekregen op de tweede werkdag na het posten',
  },
  'gb.claim.defend-post': {
    says: 'Stuurde u de ontvangstbevestiging (acknowledgment) op tijd? Dan hebt u 28 dagen vanaf de officiële ontvangst (service) om uw verweer te sturen.',
    action: 'Uw verweer sturen, als u op tijd de ontvangst bevestigde',
    consequence:
      'Is er die dag om 4pm (16 uur) geen verweer, dan kunnen ze een vonnis (judgment) vragen.',
    service: 'Een eis per post geldt als gekregen op de tweede werkdag na het posten',
  },
  'gb.claim.option-defend': {
    says: 'Stuur de ontvangstbevestiging (acknowledgment), en daarna een verweer met wat er niet klopt. Na verweer gaan de meeste kleine zaken eerst naar gratis bemiddeling per telefoon.',
    title: 'Verweer voeren tegen de eis',
    cost: 'Verweer kost niets. Eist u zelf iets terug, dan zijn er kosten.',
    time: 'Nu enkele uren. Enkele maanden tot een zitting.',
    risk: 'Verliest u, dan betaalt u de eis, kosten van de rechtbank en kleine vaste kosten.',
    bestFor: 'De schuld is niet van u, het bedrag klopt niet, of hij is te oud.',
  },
  'gb.claim.option-admit': {
    says: 'Stuur formulier N9A met een budget en een aanbod. Weigeren ze uw aanbod, dan bepaalt de rechtbank een bedrag.',
    title: 'Erkennen en in delen betalen',
    cost: 'Het maandbedrag dat u aanbiedt.',
    time: 'Een avond voor het formulier.',
    risk: 'U krijgt een vonnis. Het staat zes jaar in het register, tenzij u binnen een maand betaalt.',
    bestFor: 'U bent het schuldig maar kunt niet in één keer betalen.',
  },
  'gb.claim.option-pay': {
    says: 'Betaal het totaal op het formulier direct aan de eiser (claimant), binnen de tijd om te antwoorden. Bewaar het bewijs.',
    title: 'Nu betalen',
    cost: 'Het totaal op het formulier.',
    time: 'Een dag.',
    risk: 'Met betalen erkent u de eis. Het geld krijgt u moeilijk terug.',
    bestFor: 'U bent het schuldig, het bedrag klopt, en u hebt het geld.',
  },
  'gb.claim.option-help': {
    says: 'Een organisatie voor schuldhulp, Citizens Advice of een law centre kan u helpen met het formulier en uw redenen nakijken.',
    title: 'Gratis hulp met de formulieren vragen',
    cost: 'Niets.',
    time: 'Een gesprek of bezoek deze week.',
    risk: 'Wacht niet op een afspraak als de laatste dag dichtbij is. Stuur eerst de ontvangstbevestiging.',
    bestFor: 'Iedereen met een formulier van de rechtbank.',
  },
  'gb.claim.service-rights': {
    says: 'U kunt de eis erkennen, zeggen dat u hebt betaald, betwisten of vragen in delen te betalen. U kunt online 14 dagen extra vragen vóór de datum die ze noemen.',
  },
  'gb.claim.service-step': {
    says: 'Antwoord online met het zaaknummer (claim number) en de beveiligingscode (security code), vóór de dag en het uur in de brief. Hebt u meer tijd nodig? Vraag daar 14 dagen.',
  },
}
