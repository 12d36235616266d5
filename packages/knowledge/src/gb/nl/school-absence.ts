/** A penalty notice for missed school in England: the sums, the days and the reasons. The words in Dutch. */
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
}
