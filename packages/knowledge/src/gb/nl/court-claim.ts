/** De eis bij de rechter: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_NL: Words = {
  'gb.claim.rights-summary': {
    says: 'U kunt de eis erkennen, betwisten of in delen betalen. Vraagt u in de eerste 14 dagen meer tijd, dan krijgt u 28 dagen voor uw verweer.',
  },
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
  'gb.claim.step-acknowledge': {
    says: 'Stuur vandaag de ontvangstbevestiging (acknowledgment of service), online of per post. Die zegt alleen dat u de eis kreeg. U krijgt dan 28 dagen voor uw verweer, niet 14.',
  },
  'gb.claim.step-choose': {
    says: 'Kies: alles erkennen, een deel erkennen of verweer voeren. Gebruik het formulier om te erkennen (N9A) of het formulier voor verweer (N9B).',
  },
  'gb.claim.step-admit': {
    says: 'Bent u het schuldig? Vul het formulier N9A in met uw inkomen en kosten, en bied een maandbedrag aan. Stuur het binnen 14 dagen aan de eiser (claimant).',
  },
  'gb.claim.want': { says: 'De rechtbank wil uw antwoord. Ze heeft nog niets beslist.' },
  'gb.claim.reality': {
    says: 'Dit is echt en dringend. Antwoordt u niet op tijd, dan kunnen ze zonder zitting een vonnis (judgment) krijgen. Voert u op tijd verweer, dan kan dat niet.',
  },
  'gb.claim.reality-passed': {
    says: 'Deze eis is meer dan een maand oud. Er kan nu dus een vonnis (judgment) zijn. U kunt nog veel doen, maar zoek het vandaag uit.',
  },
  'gb.claim.rights-passed': {
    says: 'Is er nog geen vonnis (judgment)? Dan kunt u nog verweer sturen. Is er wel een? Dan kunt u de rechter vragen het te vernietigen of u in delen te laten betalen.',
  },
  'gb.claim.reality-scotland': {
    says: 'Dit is echt en dringend. Zoek op het tijdschema (Timetable) naar “the last date for a response” (de laatste dag om te antwoorden). Mist u die dag, dan kan de rechter (sheriff) zonder u beslissen.',
  },
  'gb.claim.who-claimant': {
    says: 'De eiser (claimant) zegt dat u geld schuldig bent. U bent de gedaagde (defendant). De rechtbank kiest geen kant. Ze stuurt de papieren voor u beiden.',
  },
  'gb.claim.no-bailiff-yet': {
    says: 'Er is nog geen vonnis (judgment). Er kan dus nu geen deurwaarder (bailiff) komen, en niemand kan uw loon pakken voor deze eis.',
  },
  'gb.claim.no-record-yet': {
    says: 'Een eis alleen komt niet in uw kredietdossier (credit file). Alleen een vonnis (judgment) komt in het openbare register.',
  },
  'gb.claim.know-local-court': {
    says: 'Voert u verweer? Een eis om geld tegen een persoon gaat dan meestal naar de rechtbank bij u in de buurt. U hoeft niet ver te reizen.',
    learnMore:
      'De eis komt van een landelijk centrum. Dat is alleen de postkamer. Een rechter bij u in de buurt behandelt hem.',
  },
  'gb.claim.org-national-centre': {
    says: 'Het Civil National Business Centre behandelt de meeste eisen om geld per post en online. U kunt online antwoorden met het wachtwoord op het formulier.',
  },
  'gb.claim.step-passed-ask': {
    says: 'De gewone tijd om te antwoorden is voorbij. Bel de rechtbank vandaag met het zaaknummer (claim number) en vraag of er een vonnis tegen u is.',
  },
  'gb.claim.step-passed-no-judgment': {
    says: 'Is er geen vonnis (judgment)? Stuur vandaag uw verweer of erkenning aan de rechtbank. Het kan nog meetellen.',
  },
  'gb.claim.step-passed-judgment': {
    says: 'Is er een vonnis (judgment)? Met formulier N244 kunt u de rechter vragen het te vernietigen (set aside). Schrijf waarom u niet antwoordde en wat uw verweer is. Wees snel.',
  },
  'gb.claim.step-response-scotland': {
    says: 'Vul het antwoordformulier (Response Form) in. Stuur het aan de rechtbank en de eiser (claimant) vóór de laatste dag om te antwoorden.',
  },
  'gb.claim.step-reply-ni': {
    says: 'Lees vandaag het formulier van de rechtbank. Er staat hoeveel dagen u hebt en waar u uw antwoord naartoe stuurt. Vraag vóór die datum advies.',
  },
  'gb.claim.step-dates': {
    says: 'Schrijf het zaaknummer (claim number), de datum van uitgifte (issue date) en de laatste dag om te antwoorden op. Zet die dag nu in uw agenda.',
  },
  'gb.claim.step-advice': {
    says: 'Bel deze week een gratis schuldadviseur of Citizens Advice. Zeg meteen wat de laatste dag is om te antwoorden.',
  },
  'gb.claim.step-pay-in-time': {
    says: 'Kunt u binnen 14 dagen alles betalen? Betaal de eiser (claimant) en bewaar het bewijs. Dan hoort er geen vonnis te komen.',
  },
  'gb.claim.step-time-to-pay-scotland': {
    says: 'Bent u het schuldig? Vraag tijd om te betalen. Gebruik het formulier Time to Pay dat bij de eis zat, vóór de laatste dag.',
  },
  'gb.claim.step-defend': {
    says: 'Antwoord in uw verweer op elk punt. U erkent het, of u ontkent het en zegt waarom. Of u schrijft dat u het niet kunt weten en zij het moeten bewijzen.',
  },
  'gb.claim.step-papers': {
    says: 'Vraag de eiser (claimant) schriftelijk om elk papier waar de eis over praat, zoals het contract en de brieven. Doe het nu.',
  },
  'gb.claim.step-agreement': {
    says: 'Stuur bij een kredietschuld vandaag een verzoek van £1 om de overeenkomst. Geven ze die niet, zeg dat dan in uw verweer.',
  },
  'gb.claim.step-too-old': {
    says: 'Is de schuld meer dan zes jaar oud? Dan moet u dat in uw verweer zeggen. De rechter doet dat niet voor u.',
  },
  'gb.claim.step-online': {
    says: 'Antwoordt u online? Bewaar de pagina die dat bevestigt. Per post? Vraag een verzendbewijs en reken enkele dagen.',
  },
  'gb.claim.step-more-time': {
    says: 'Hebt u meer tijd nodig voor uw verweer? Vraag de eiser (claimant) om tot 28 dagen extra. Meld het daarna schriftelijk aan de rechtbank.',
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
