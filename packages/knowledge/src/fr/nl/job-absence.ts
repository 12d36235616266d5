/** The Dutch words of the rows in ../job-absence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_ABSENCE_NL: Words = {
  'fr.absence.want': {
    says: 'Uw werkgever wil dat u weer komt werken of de reden van uw afwezigheid geeft.',
  },
  'fr.absence.reality': {
    says: 'Doet u niets, dan kan het gelden als zelf ontslag nemen (démission). Dan is de werkloosheidsuitkering meestal weg.',
  },
  'fr.absence.deadline': {
    says: 'U hebt minstens vijftien dagen, geteld vanaf de dag dat de brief bij u werd gebracht. De brief kan meer geven.',
    action: 'Weer gaan werken, of uw reden met bewijs sturen',
    consequence: 'Het kan gelden als zelf ontslag nemen (démission).',
  },
  'fr.absence.right-reasons': {
    says: 'Een goede reden houdt het tegen: ziekte, gevaar op het werk, een staking, een opdracht tegen de wet. Ook een wijziging van uw contract door de werkgever.',
  },
  'fr.absence.right-told': {
    says: 'De brief moet u zeggen wat er gebeurt als u niet terugkomt. Doet hij dat niet, zeg het dan.',
  },
  'fr.absence.right-court': {
    says: 'U kunt dit ontslag aanvechten bij de arbeidsrechter (prud’hommes). Die moet in een maand beslissen, zonder eerst een zitting om het eens te worden.',
  },
  'fr.absence.step': {
    says: 'Antwoord per aangetekende brief voor de dag voorbij is. Voeg het doktersbriefje of ander bewijs toe en bewaar een kopie.',
  },
  'fr.absence.option-answer': {
    says: 'Zeg waarom u weg was, of dat u terugkomt, met de dag.',
    title: 'Op tijd antwoorden',
    cost: 'De prijs van een aangetekende brief.',
    time: 'Binnen vijftien dagen.',
    risk: 'Geen.',
    bestFor: 'Elk geval.',
  },
}
