/** Notice to a lodger in Scotland: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LODGER_NOTICE_SCOTLAND_NL: Words = {
  'gb.lodger.scotland-no-court': {
    says: 'Een huisbaas die in dezelfde woning leeft heeft geen rechter nodig. Na de termijn moet u gaan.',
  },
  'gb.lodger.scotland-right-notice': {
    says: 'U krijgt de termijn uit uw contract. Staat er geen, dan moet die redelijk zijn: meestal minstens 28 dagen.',
  },
  'gb.lodger.scotland-right-force': {
    says: 'Dreigen, geweld of verwarming en licht afsluiten mag niet. Bel dan de politie.',
  },
  'gb.lodger.scotland-right-council': {
    says: 'Dreigt u binnen twee maanden dakloos te worden, vraag de gemeente (council) om hulp. Heeft u geen dak, dan moet zij u zolang opvangen.',
  },
  'gb.lodger.scotland-step': {
    says: 'Kijk naar de termijn in uw contract. Zeg dan vandaag tegen de gemeente (council) dat u uw kamer kunt verliezen, en toon de brief.',
  },
  'gb.lodger.scotland-option-time': {
    says: 'Noem een dag waarop u kunt gaan en bied aan tot dan te betalen. Vraag een antwoord op papier.',
    title: 'Om meer tijd vragen',
    cost: 'De huur voor de extra dagen.',
    time: 'Eén bericht nu.',
    risk: 'De huisbaas kan nee zeggen.',
    bestFor: 'U kunt goed met de huisbaas en heeft enkele weken nodig.',
  },
}
