/** De laatste brief voor een rechtszaak: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_NL: Words = {
  'gb.lbc.want': {
    says: 'Ze willen dat u betaalt of antwoordt. Doet u geen van beide, dan kunnen ze een rechter laten beslissen.',
  },
  'gb.lbc.rights-summary': {
    says: 'U hebt 30 dagen om te antwoorden. U kunt papieren vragen, en tijd om advies te krijgen. Antwoordt u op tijd, dan horen ze te wachten.',
  },
  'gb.lbc.reality': {
    says: 'Dit is serieus, maar er is nog geen rechter bij betrokken. Er is geen vonnis tegen u. Een goed antwoord kan het hier stoppen.',
  },
  'gb.lbc.reality-scotland': {
    says: 'Dit is serieus, maar er is nog geen rechter bij betrokken. In Schotland gaan eisen tot £5,000 via een eenvoudige procedure (simple procedure).',
  },
  'gb.lbc.reality-ni': {
    says: 'Dit is serieus, maar er is nog geen rechter bij betrokken. Niemand kan een schuld afdwingen zonder eerst een vonnis (judgment).',
  },
  'gb.lbc.who': {
    says: 'De brief komt van het bedrijf dat zegt dat u geld schuldig bent, of van zijn advocaten (solicitors). Die werken voor hen, niet voor u. Ze zijn geen rechtbank.',
  },
  'gb.lbc.no-judgment-yet': {
    says: 'Door deze brief kunt u geen vonnis (county court judgment) krijgen. Ze moeten eerst via de rechtbank een eis (claim) sturen. Dan krijgt u tijd om te antwoorden.',
  },
  'gb.lbc.no-bailiffs-yet': {
    says: 'Er kan nu geen deurwaarder (bailiff) komen voor deze schuld. Daarvoor is eerst een vonnis (judgment) nodig, en dan een gemiste betaling.',
  },
  'gb.lbc.know-wait': {
    says: 'Vraagt u om papieren op het antwoordformulier (Reply Form)? Dan horen ze na het sturen 30 dagen te wachten voordat ze naar de rechter gaan.',
    learnMore:
      'Kruis aan dat u documenten wilt. Schrijf op wat u wilt: de overeenkomst, het overzicht, het bericht over de verkoop.',
  },
  'gb.lbc.org-conduct': {
    says: 'Stuurde een advocaat (solicitor) dit? Dan gelden de regels van de Solicitors Regulation Authority. Die mag geen misbruik maken van iemand zonder advocaat.',
  },
  'gb.lbc.thirty-days': {
    says: 'U hebt 30 dagen vanaf de datum boven aan de brief om te antwoorden. Reken tijd voor de post.',
    action: 'Het antwoordformulier (Reply Form) of uw eigen brief terugsturen',
    consequence: 'Na deze dag kunnen ze een eis bij de rechter (court claim) beginnen.',
  },
  'gb.lbc.option-dispute': {
    says: 'Stuur het formulier terug, schrijf wat u betwist en welke papieren u wilt. Daardoor staat de tijd even stil.',
    title: 'Betwisten en papieren vragen',
    cost: 'Een postzegel.',
    time: 'Een uur of twee. Daarna hebben ze 30 dagen om de papieren te sturen.',
    risk: 'Hebben ze gelijk, dan kan het bedrag later groeien door kosten van de rechter.',
    bestFor: 'U kent de schuld niet, of het bedrag of de datum lijkt fout.',
  },
  'gb.lbc.option-negotiate': {
    says: 'Kruis aan dat u het schuldig bent, vul het budgetformulier in en bied een maandbedrag aan. Gaan ze akkoord, dan komt er geen rechtszaak.',
    title: 'Aanbieden in delen te betalen',
    cost: 'Wat u aanbiedt.',
    time: 'Een avond voor het budget.',
    risk: 'U erkent de schuld. Denk eerst na of hij misschien te oud is.',
    bestFor: 'U bent het schuldig en kunt iets betalen.',
  },
  'gb.lbc.option-help': {
    says: 'Een gratis schuldadviseur kan de brief met u lezen en helpen met het formulier.',
    title: 'Gratis advies vragen voordat u antwoordt',
    cost: 'Niets.',
    time: 'Ongeveer een uur.',
    risk: 'Geen, als u toch op tijd antwoordt.',
    bestFor: 'U bent niet zeker, of hebt ook andere schulden.',
  },
  'gb.lbc.option-pay': {
    says: 'Bent u het schuldig en kunt u het zonder problemen betalen? Dan is het met betalen nu voorbij. Vraag een bewijs en laat uw dossier verbeteren.',
    title: 'Alles betalen',
    cost: 'Het bedrag in de brief.',
    time: 'Een dag.',
    risk: 'Geld dat is betaald, krijgt u moeilijk terug.',
    bestFor: 'U bent het eens met de schuld en het bedrag.',
  },
}
