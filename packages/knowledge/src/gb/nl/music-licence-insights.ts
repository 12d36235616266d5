/** A letter on a music licence: warnings, what an adviser would notice, tactics and a belief to correct. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_LICENCE_INSIGHTS_NL: Words = {
  'gb.music.warn-real-claim': {
    says: 'PPL PRS gaat met sommige bedrijven echt naar de rechter, en de verliezer betaalt kosten. Laat het niet liggen als u muziek speelt.',
  },
  'gb.music.warn-do-not-lie': {
    says: 'Doorgaan met muziek terwijl u weet dat u een licentie nodig hebt, kan meer kosten en strafbaar zijn. Zeg niet “geen muziek” als dat niet waar is.',
  },
  'gb.music.warn-card': {
    says: 'Sommige bellers doen alleen alsof ze van een muziekorganisatie zijn. Geef geen kaartgegevens aan iemand die u belt. Bel terug op het nummer van hun site.',
  },
  'gb.music.insight-headline': {
    says: 'De toon is harder dan de feiten. De brief laat geen bewijs zien dat er muziek klonk in uw zaak.',
    actionable: 'Antwoord rustig met de feiten: wat u speelt, sinds wanneer, en wie het hoort.',
  },
  'gb.music.insight-surcharge': {
    says: 'Ze kunnen voor het eerste jaar meer vragen als er muziek was voordat u zich meldde. Dat extra is hun eigen tarief. Vraag dus waar het staat.',
    actionable:
      'Vraag om de pagina van het tarief waar dat extra op staat. Meldde u zich vóór het spelen, vraag dan het te laten vallen.',
  },
  'gb.music.insight-renewal': {
    says: 'Licenties worden vaak elk jaar vanzelf verlengd. U kunt een rekening krijgen voor een jaar zonder muziek.',
    actionable:
      'Kijk wanneer u voor het laatst uw gebruik meldde. Zeg schriftelijk op, met de datum waarop de muziek stopte.',
  },
  'gb.music.insight-both': {
    says: 'Een liedje heeft twee eigenaars: de schrijver en de maker van de opname. TheMusicLicence dekt beide in één rekening.',
    actionable:
      'Betaalt u al van vroeger alleen PRS of alleen PPL? Laat hen kijken of u dubbel betaalt.',
  },
  'gb.music.tactic-written-quote': {
    says: 'Meet het deel van uw zaak waar muziek te horen is. Een kleiner echt getal kan een lagere prijs geven.',
    risk: 'De getallen moeten eerlijk zijn.',
    notWhen: 'De prijs hangt niet van de ruimte af.',
  },
  'gb.music.tactic-trade-body': {
    says: 'Vraag uw brancheorganisatie. Tarieven worden vaak met hen afgesproken, en sommige hebben speciale prijzen.',
    risk: 'Geen.',
    notWhen: 'U speelt geen muziek.',
  },
  'gb.music.myth-radio': {
    says: 'Een radio, een betaalde app of een eigen cd geeft niet het recht muziek voor klanten of personeel te spelen. Dat is een apart recht.',
  },
  'gb.music.debt-rules': {
    says: 'Schrijft een incassobureau voor hen? Dat heeft niet meer macht dan zij. Het kan geen spullen halen zonder vonnis (judgment).',
  },
}
