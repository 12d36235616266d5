/** The Dutch words of the rows in ../stop-demands.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const STOP_DEMANDS_NL: Words = {
  'jp.desist.reality': {
    says: 'Dit is een eis van de ander en geen bevel van een rechtbank. Maar die kan een snel bevel vragen (仮処分), dus laat het niet liggen.',
  },
  'jp.desist.not-yet': {
    says: 'Niemand kan nu uw loon of bankgeld nemen. Eerst moet een rechtbank beslissen.',
  },
  'jp.desist.right-proof': {
    says: 'De ander moet laten zien wat u deed, waarom het niet mag en welke schade er is. Vraag daar schriftelijk om.',
  },
  'jp.desist.right-rival': {
    says: 'U kiest uw werk vrij. Een belofte om niet voor een concurrent te werken geldt alleen als tijd, plaats, soort werk en vergoeding redelijk zijn. Anders is ze nietig.',
  },
  'jp.desist.step-answer': {
    says: 'Bewaar de brief en de envelop. Laat hem voor de laatste dag zien aan een advocaat of 法テラス. Teken en beloof daarvoor niets.',
  },
  'jp.desist.option-answer': {
    title: 'In eigen woorden antwoorden',
    says: 'Schrijf wat klopt, wat niet en wat u wilt doen.',
    cost: 'Een postzegel.',
    time: 'Voor de dag in de brief.',
    risk: 'Ze kunnen naar de rechtbank gaan.',
    bestFor: 'U bent het niet met alles eens.',
  },
}
