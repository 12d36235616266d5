/** The Dutch words of the rows in ../residence-decision.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RESIDENCE_DECISION_NL: Words = {
  'it.stay.want': {
    says: 'Een kantoor beslist over uw recht om in Italië te blijven.',
  },
  'it.stay.right-answer': {
    says: 'Vóór het nee hebt u tien dagen om schriftelijk te antwoorden met papieren. De beslissing moet zeggen waarom dat niet genoeg was.',
  },
  'it.stay.deadline-answer': {
    says: 'U hebt tien dagen na ontvangst om te antwoorden. Wij tellen voor de zekerheid vanaf de datum.',
    action: 'Antwoord en papieren naar het kantoor sturen (osservazioni)',
    consequence: 'Het kantoor beslist zonder uw antwoord.',
  },
  'it.stay.right-court': {
    says: 'Tegen een nee hebt u 60 dagen voor de bestuursrechter (TAR). Bij gezinsvergunningen gaat u naar de gewone rechter (tribunale). U hebt een advocaat nodig.',
  },
  'it.stay.right-new-facts': {
    says: 'Ze moeten kijken naar nieuwe feiten, uw gezin hier en uw jaren in Italië.',
  },
  'it.stay.right-work': {
    says: 'Zolang de verlenging loopt, mag u met het ontvangstbewijs (ricevuta) blijven en werken.',
  },
  'it.stay.right-lawyer': {
    says: 'Met een laag inkomen is de advocaat gratis. Tegen uitzetting is hij voor iedereen gratis.',
  },
  'it.stay.right-expulsion': {
    says: 'Tegen uitzetting hebt u 30 dagen voor de giudice di pace. De rechter kan haar schorsen. Ga vandaag naar een advocaat.',
  },
  'it.stay.step-lawyer': {
    says: 'Ga vandaag naar een advocaat, patronato of gratis adviesgroep. Neem dit papier en de dag van ontvangst mee.',
  },
  'it.stay.step-papers': {
    says: 'Lees de reden. Verzamel bewijs van het tegendeel: loonstroken, contract, woning, gezin, belastingaangifte.',
  },
  'it.stay.option-answer': {
    title: 'Schriftelijk antwoorden',
    says: 'Antwoord op elke reden en voeg papieren toe. Per PEC of afgeven.',
    cost: 'Niets.',
    time: 'Tien dagen.',
    risk: 'Geen.',
    bestFor: 'Het kantoor heeft nog niet beslist.',
  },
  'it.stay.right-no-warning': {
    says: 'Vóór een weigering moet het kantoor u zijn redenen sturen en tien dagen geven om te antwoorden. Deed het dat niet, zeg dat dan in uw beroep.',
  },
}
