/** Een boete voor verzuim op school: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const SCHOOL_ABSENCE_NL: Words = {
  'gb.absence.sums': {
    says: 'Een eerste boete is £80 als u binnen 21 dagen betaalt, en £160 tot dag 28. Een tweede binnen drie jaar is meteen £160.',
  },
  'gb.absence.right-two': {
    says: 'Een ouder kan voor één kind hoogstens twee van deze boetes in drie jaar krijgen. Daarna moet de gemeente (council) een andere weg kiezen, soms de rechter.',
  },
  'gb.absence.right-ten': {
    says: 'Een boete komt in beeld vanaf tien halve dagen zonder verlof in tien schoolweken. Waren het er minder, vraag dan waarom hij kwam.',
  },
  'gb.absence.support-first': {
    says: 'Is uw kind ziek, gehandicapt, gepest of bang voor school? Dan hoort hulp voor een boete te komen.',
    actionable: 'Schrijf dat aan de school en de gemeente, en vraag een gesprek over hulp.',
  },
  'gb.absence.deadline': {
    says: 'U hebt 28 dagen om te betalen, of om de boete te laten intrekken.',
    action: 'Betalen, of de boete laten intrekken',
    consequence: 'Daarna moet de gemeente naar de rechter gaan of de boete intrekken.',
  },
  'gb.absence.deadline-lower': {
    says: 'Het lagere bedrag is voor wie binnen 21 dagen betaalt.',
    action: 'Het lagere bedrag betalen, als u wilt betalen',
    consequence: 'Na die dag is de boete £160.',
  },
  'gb.absence.right-reasons': {
    says: 'Het is niet strafbaar als de school verlof gaf, het kind ziek was of het een heilige dag van uw geloof was. Stuur bewijs.',
  },
  'gb.absence.each-parent': {
    says: 'Elke ouder kan voor elk kind een boete krijgen. Met de uwe is die van de andere ouder niet betaald.',
  },
  'gb.absence.step-records': {
    says: 'Vraag de school om de aanwezigheidslijst en haar antwoord over het verlof. Verzamel berichten en een briefje van de dokter.',
  },
  'gb.absence.option-withdraw': {
    says: 'Schrijf vandaag de gemeente. Zeg wat er niet klopt en stuur bewijs.',
    title: 'De gemeente vragen om intrekking',
    cost: 'Niets.',
    time: 'Eén brief nu.',
    risk: 'De dagen om te betalen lopen door. Bij een nee betaalt u op tijd of gaat u naar de rechter.',
    bestFor: 'Verkeerde persoon of dagen, er was verlof, of het kind was ziek.',
  },
  'gb.absence.option-court': {
    says: 'Betaalt u niet, dan kan de gemeente u voor de rechter brengen. Daar kunt u zeggen dat u niet schuldig bent.',
    title: 'Een rechter laten beslissen',
    cost: 'Een boete en kosten als u verliest.',
    time: 'Enkele maanden.',
    risk: 'Tot £1,000 boete, of £2,500 als u het wist, en een strafblad.',
    bestFor: 'U hebt sterk bewijs en juridisch advies.',
  },
  'gb.absence.wales-sums': {
    says: 'In Wales is de boete £60 binnen 28 dagen, en £120 tot dag 42. Op tijd betalen maakt er een eind aan zonder rechter.',
  },
  'gb.absence.wales-right-withdraw': {
    says: 'Er is geen beroep. U kunt intrekking vragen bij een verkeerde persoon, een fout of strijd met de regels van de gemeente.',
  },
  'gb.absence.wales-right-paid': {
    says: 'Betaalt u op tijd, dan kan dit verzuim niet voor de rechter komen, en krijgt u geen strafblad.',
  },
  'gb.absence.wales-deadline': {
    says: 'U hebt 42 dagen om te betalen, of om de boete te laten intrekken.',
    action: 'Betalen, of de boete laten intrekken',
    consequence: 'Daarna moet de gemeente naar de rechter gaan of de boete intrekken.',
  },
  'gb.absence.wales-deadline-lower': {
    says: 'Het lagere bedrag is voor wie binnen 28 dagen betaalt.',
    action: 'Het lagere bedrag betalen, als u wilt betalen',
    consequence: 'Na die dag is de boete £120.',
  },
  'gb.absence.wales-step': {
    says: 'Controleer de naam, het kind en de dagen. Betaal dan het lagere bedrag op tijd, of vraag meteen om intrekking.',
  },
  'gb.absence.wales-warning': {
    says: 'Is er op dag 42 niet betaald, dan moet de gemeente naar de rechter of intrekken. Vraag juridisch advies als er een brief van de rechter komt.',
  },
  'gb.absence.scotland-none': {
    says: 'In Schotland zijn er geen zulke boetes voor verzuim op school. Vraag de afzender naar de wet voor u betaalt.',
  },
  'gb.absence.scotland-right': {
    says: 'De gemeente moet u eerst vragen het verzuim uit te leggen. Een goede reden, zoals ziekte, is genoeg.',
  },
  'gb.absence.scotland-step': {
    says: 'Schrijf de school en de gemeente en leg elke dag uit. Vraag hulp voor uw kind.',
  },
  'gb.absence.ni-none': {
    says: 'In Noord-Ierland zijn er geen zulke boetes voor verzuim op school. Alleen een rechter kan daar een ouder beboeten, tot £1,000.',
  },
  'gb.absence.ni-right': {
    says: 'De onderwijsdienst (Education Authority) moet eerst denken aan een bevel dat hulp brengt, in plaats van een strafzaak.',
  },
  'gb.absence.ni-step': {
    says: 'Praat met de Education Welfare Officer en beantwoord elke brief. Leg elke dag uit, met bewijs.',
  },
}
