/** Questions about redundancy: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REDUNDANCY_NL: Words = {
  'gb.ask-work.redundancy': {
    says: 'Met twee volle jaren werk krijgt u een wettelijke ontslagvergoeding (redundancy pay), naar leeftijd, jaren en weekloon. U krijgt ook opzegtermijn en een eerlijke procedure. Begin een zaak binnen zes maanden.',
    dependsOn: 'hoelang u er werkte',
  },
  'gb.ask-work.unfair-redundancy': {
    says: 'Vraag schriftelijk waarom u bent gekozen, wat uw score is en welke andere banen er zijn. Bestaat uw baan nog, dan is het misschien oneerlijk ontslag (unfair dismissal). Let op de termijn.',
    dependsOn: 'of de baan echt verdween en de procedure eerlijk was',
  },
  'gb.ask-work.ni-redundancy': {
    says: 'In Noord-Ierland krijgt u na twee jaar werk een wettelijke ontslagvergoeding (redundancy pay). U krijgt ook opzegtermijn. De Labour Relations Agency kan het bedrag uitleggen.',
    dependsOn: 'hoelang u er werkte',
  },
  'gb.ask-work.redundant-under-two-years': {
    says: 'Nee, voor de wettelijke ontslagvergoeding (redundancy pay) hebt u twee volle jaren in de baan nodig. Uw contract kan meer geven. U krijgt wel uw opzegtermijn, uw loon en betaling van niet genomen vakantie.',
  },
  'gb.ask-work.redundancy-no-money': {
    says: 'Met twee volle jaren in de baan krijgt u een ontslagvergoeding (redundancy pay). Het is een week loon per jaar, of anderhalve week vanaf 41 jaar, tot een grens. De opzegtermijn komt erbij. Kan de werkgever niet betalen, dan kan de Redundancy Payments Service van de overheid het.',
  },
  'gb.ask-work.redundancy-sum': {
    says: 'Hooguit de laatste 20 jaar tellen. Elk vol jaar geeft één weekloon, anderhalf vanaf 41 jaar, een half onder 22. Een week telt tot £751 sinds 6 april 2026. De opzegtermijn komt erbij, tot 12 weken.',
  },
  'gb.ask-work.redundancy-years-given': {
    says: 'Met twee volle jaren krijgt u meer. De vergoeding is een weekloon per jaar, een half onder 22, anderhalf vanaf 41, tot £751 per week. Daarbij komen de opzegtermijn, een week per jaar tot 12, en vakantiedagen. Men moet eerst met u praten en eerlijk kiezen. Teken nog niets. Vraag het schriftelijk; Acas: 0300 123 1100.',
  },
}
