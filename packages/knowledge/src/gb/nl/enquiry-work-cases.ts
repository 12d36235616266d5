/** Vragen over werk: bijzondere gevallen: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_CASES_NL: Words = {
  'gb.ask-work.ni-self-employed': {
    says: 'Moet u het werk zelf doen en bepalen zij hoe? Dan bent u misschien werknemer (worker) met recht op loon en vakantie. Bel gratis de Labour Relations Agency op 03300 555 300. Termijnen zijn vaak drie maanden.',
    dependsOn: 'hoe u echt werkt, niet hoe het heet',
  },
  'gb.ask-work.dismissed-under-two-years': {
    says: 'Nee, meestal niet, als de baan vóór 1 januari 2027 stopt: dan hebt u twee jaar nodig. Stopt de baan vanaf die dag, dan zijn zes maanden genoeg. Bij sommige redenen is geen vaste tijd nodig, zoals zwangerschap, ras of een wettelijk recht vragen.',
  },
  'gb.ask-work.pregnant-claim': {
    says: 'Ontslag wegens zwangerschap is vanaf dag één oneerlijk, en het is discriminatie. U hoeft er niet een vaste tijd te werken. Neem nu contact op met Acas, want er is een termijn. Bewaar elk bericht.',
  },
  'gb.ask-work.redundant-under-two-years': {
    says: 'Nee, voor de wettelijke ontslagvergoeding (redundancy pay) hebt u twee volle jaren in de baan nodig. Uw contract kan meer geven. U krijgt wel uw opzegtermijn, uw loon en betaling van niet genomen vakantie.',
  },
  'gb.ask-work.redundancy-no-money': {
    says: 'Met twee volle jaren in de baan krijgt u een ontslagvergoeding (redundancy pay). Het is een week loon per jaar, of anderhalve week vanaf 41 jaar, tot een grens. De opzegtermijn komt erbij. Kan de werkgever niet betalen, dan kan de Redundancy Payments Service van de overheid het.',
  },
  'gb.ask-work.final-pay-short': {
    says: 'Nee, meestal niet. Ze hebben een wet, een regel in uw contract of uw schriftelijke ja van vooraf nodig. Kosten voor het werk mogen u niet onder het minimumloon brengen. Vraag het schriftelijk en neem nu contact op met Acas, want de termijnen zijn kort.',
  },
  'gb.ask-work.pregnant-time-limit': {
    says: 'Neem nu contact op met Acas. Bij ontslag vanaf 1 oktober 2026 hebt u zes maanden min een dag. Bij eerder ontslag was het drie maanden min een dag. Ontslag wegens zwangerschap is vanaf dag één oneerlijk, zonder vaste tijd in de baan.',
  },
  'gb.ask-work.low-rate': {
    says: 'Nee, als u 18 of ouder bent en geen leerling (apprentice). Vanaf april 2026 is het minste £12.71 per uur vanaf 21 jaar, en £10.85 van 18 tot 20. Wat ontbreekt, kunt u terugeisen.',
  },
  'gb.ask-work.redundancy-sum': {
    says: 'Hooguit de laatste 20 jaar tellen. Elk vol jaar geeft één weekloon, anderhalf vanaf 41 jaar, een half onder 22. Een week telt tot £751 sinds 6 april 2026. De opzegtermijn komt erbij, tot 12 weken.',
  },
  'gb.ask-work.sacked-while-sick': {
    says: 'Meld u snel bij Acas, want er loopt een korte termijn. Ziek zijn verbiedt ontslag niet, maar er is een eerlijke reden en een eerlijke gang nodig. Daarvoor hebt u twee jaar in de baan nodig, of zes maanden als die eindigt vanaf 1 januari 2027. Is de ziekte een handicap, dan is geen vaste tijd nodig. Vraag het loon over de opzegtermijn.',
  },
}
