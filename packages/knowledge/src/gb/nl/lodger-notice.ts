/** Notice to a lodger, who lives in the landlord's own home, in England and Wales: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const LODGER_NOTICE_NL: Words = {
  'gb.lodger.no-court': {
    says: 'Deelt u keuken of badkamer met de huisbaas die er woont, dan is geen rechter nodig. Na een redelijke termijn moet u gaan.',
  },
  'gb.lodger.right-notice': {
    says: 'U krijgt de termijn uit uw contract. Staat er niets, dan moet die redelijk zijn: vaak de huurperiode, een week of een maand.',
  },
  'gb.lodger.right-force': {
    says: 'Niemand mag met geweld of dreiging binnenkomen als u er bent en nee zegt. Dat is strafbaar: bel de politie.',
  },
  'gb.lodger.right-own-place': {
    says: 'U heeft meer rechten als u geen ruimtes deelt, of als het niet zijn hoofdwoning is. Dan kan alleen een rechter u eruit zetten.',
  },
  'gb.lodger.right-things': {
    says: 'Uw spullen blijven van u. De huisbaas moet u tijd geven om ze te halen, en mag ze niet houden voor huur.',
  },
  'gb.lodger.right-council': {
    says: 'Dreigt u binnen 56 dagen dakloos te worden, dan moet de gemeente (council) helpen. Een vonnis is daarvoor niet nodig.',
  },
  'gb.lodger.right-council-wales': {
    says: 'Dreigt u binnen 56 dagen dakloos te worden, dan moet de gemeente (council) helpen. Vraag het nu.',
  },
  'gb.lodger.step-check': {
    says: 'Zoek de termijn in uw contract en noteer de dag van de huur. Is die te kort, zeg dat op papier.',
  },
  'gb.lodger.step-council': {
    says: 'Zeg vandaag tegen de woondienst van de gemeente (council) dat u uw kamer kunt verliezen. Toon de opzegging en vraag op papier om hulp.',
  },
  'gb.lodger.step-deposit': {
    says: 'Maak voor u gaat foto’s van de kamer en vraag uw borg terug. Vraag een bewijs voor de sleutels.',
  },
  'gb.lodger.option-time': {
    says: 'Noem een dag waarop u kunt gaan en bied aan tot dan te betalen. Vraag een antwoord op papier.',
    title: 'Om meer tijd vragen',
    cost: 'De huur voor de extra dagen.',
    time: 'Eén bericht nu.',
    risk: 'De huisbaas kan nee zeggen.',
    bestFor: 'U kunt goed met de huisbaas en heeft enkele weken nodig.',
  },
  'gb.lodger.option-council': {
    says: 'De gemeente bekijkt uw zaak en maakt een plan met u. Stuurt zij u weg, dan helpt Shelter gratis.',
    title: 'Woonhulp van de gemeente (council) vragen',
    cost: 'Niets.',
    time: 'Vraag vandaag, een plan binnen weken.',
    risk: 'Hulp is niet altijd meteen een woning.',
    bestFor: 'U heeft nog geen plek.',
  },
}
