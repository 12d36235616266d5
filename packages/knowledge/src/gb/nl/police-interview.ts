/** Een uitnodiging voor een verhoor: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const POLICE_INTERVIEW_NL: Words = {
  'gb.interview.no-charge': {
    says: 'Dit is een uitnodiging, geen aanklacht. Veel zaken eindigen zonder rechter.',
  },
  'gb.interview.step-solicitor': {
    says: 'Bel vooraf een strafrechtadvocaat (solicitor) en vraag mee te gaan. Bij de politie is dat voor iedereen gratis.',
  },
  'gb.interview.step-quiet': {
    says: 'Zeg en schrijf tot dan niets over de zaak, ook niet per telefoon of online. Neem geen contact op met de aangever.',
  },
  'gb.interview.step-keep': {
    says: 'Bewaar berichten, foto’s, bonnen en namen van getuigen. Past de dag niet, vraag op papier een andere.',
  },
  'gb.interview.right-leave': {
    says: 'U komt uit vrije wil en mag altijd weg, tenzij u wordt aangehouden. U mag stoppen om met een advocaat te spreken.',
  },
  'gb.interview.right-silence': {
    says: 'U hoeft niet te antwoorden. Maar een rechter kan later vragen waarom u iets nuttigs niet zei. De advocaat zegt wat het beste is.',
  },
  'gb.interview.right-told': {
    says: 'Voor de vragen moeten zij zeggen om welk feit het gaat en u wijzen op uw rechten (caution). Het wordt opgenomen.',
  },
  'gb.interview.right-adult': {
    says: 'Onder de 18, of met ziekte of beperking, krijgt u een begeleider (appropriate adult). Een tolk is gratis.',
  },
  'gb.interview.warning': {
    says: 'Blijf niet weg zonder bericht: de politie kan u dan aanhouden. Ga niet zonder advies, ook als u niets deed.',
  },
  'gb.interview.option-with': {
    says: 'De advocaat hoort waar het om gaat en bepaalt met u of u antwoordt.',
    title: 'Met een advocaat gaan',
    cost: 'Niets.',
    time: 'Die dag een uur of twee.',
    risk: 'Wat u zegt wordt opgenomen en kan worden gebruikt.',
    bestFor: 'Iedereen, schuldig of niet.',
  },
  'gb.interview.option-day': {
    says: 'Schrijf de ambtenaar nu, geef de reden en zeg dat u een advocaat wilt.',
    title: 'Een andere dag vragen',
    cost: 'Niets.',
    time: 'Eén bericht.',
    risk: 'Te lang uitstel kan op wegblijven lijken.',
    bestFor: 'Ziekte, werk of nog geen advocaat.',
  },
  'gb.interview.office-right-solicitor': {
    says: 'U mag een advocaat meenemen, en u mag weg. Rechtshulp (legal aid) kan van uw inkomen afhangen: vraag het vooraf.',
  },
  'gb.interview.office-step': {
    says: 'Bel vooraf een advocaat of Law Centre. Vraag de dienst op papier waar het om gaat en welke stukken zij heeft.',
  },
  'gb.interview.office-insight': {
    says: 'Over uw uitkering wordt los van dit gesprek beslist.',
    actionable: 'Komt er een besluit over stop of te veel, betwist het binnen een maand.',
  },
  'gb.interview.scotland-right': {
    says: 'U mag vooraf met een advocaat (solicitor) spreken en hem erbij hebben. U mag zwijgen, en geen rechter mag dat tegen u gebruiken.',
  },
  'gb.interview.scotland-step': {
    says: 'Bel vooraf een strafrechtadvocaat. Zeg tot dan niets over de zaak.',
  },
  'gb.interview.ni-right': {
    says: 'U mag weg tenzij u wordt aangehouden, en een advocaat (solicitor) hebben. U hoeft niet te antwoorden, maar zwijgen kan later tellen.',
  },
  'gb.interview.ni-step': {
    says: 'Bel vooraf een strafrechtadvocaat en vraag mee te gaan. Zeg tot dan niets over de zaak.',
  },
}
