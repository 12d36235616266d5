/** A call to a hearing at work, and what holds for a warning and a suspension too: nothing has ended the job yet. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const HEARING_AT_WORK_PAPERS_NL: Words = {
  'gb.hearing.not-yet': {
    says: 'Ze horen niet te beslissen voordat ze u hebben gehoord. Wat de brief tegen u zegt, is nog maar een verwijt.',
  },
  'gb.hearing.reality': {
    says: 'Een zitting kan eindigen zonder gevolg, met een waarschuwing of met ontslag. Wat u inbrengt kan dat veranderen.',
  },
  'gb.hearing.right-case': {
    says: 'Ze moeten schriftelijk zeggen wat u gedaan zou hebben en wat kan volgen, met bewijs en tijd om u voor te bereiden.',
  },
  'gb.hearing.right-answer': {
    says: 'Op de zitting kunt u op elk punt antwoorden, eigen bewijs tonen, vragen stellen en getuigen noemen.',
  },
  'gb.hearing.right-companion-speaks': {
    says: 'Uw begeleider mag voor u spreken en met u overleggen, maar niet in uw plaats antwoorden.',
  },
  'gb.hearing.right-appeal': {
    says: 'Beslissen ze tegen u, dan kunt u bezwaar maken. Zo mogelijk beslist iemand anders daarover.',
  },
  'gb.hearing.step-proof': {
    says: 'Vraag vandaag schriftelijk om alle notities, verklaringen en regels. Komen ze laat? Vraag een andere dag.',
  },
  'gb.hearing.step-account': {
    says: 'Schrijf stap voor stap op wat er gebeurde. Voeg getuigen, berichten en uw goede verleden toe.',
  },
  'gb.hearing.step-companion': {
    says: 'Vraag een collega of iemand van de vakbond om mee te gaan, en zeg uw werkgever wie dat is.',
  },
  'gb.hearing.option-answer': {
    says: 'Ga erheen met uw verhaal, bewijs en begeleider. Erken wat klopt, leg uit waarom en zeg wat eerlijk zou zijn.',
    title: 'Antwoorden op de zitting',
    cost: 'Niets.',
    time: 'Enkele uren voorbereiding.',
    risk: 'Blijft u weg zonder goede reden, dan kunnen ze zonder u beslissen.',
    bestFor: 'U wilt uw baan houden.',
  },
  'gb.hearing.option-later': {
    says: 'Kan uw begeleider niet, noem dan een andere dag binnen vijf werkdagen: ze moeten verzetten. Bent u ziek, vraag het dan met een briefje van de arts.',
    title: 'Om een andere dag vragen',
    cost: 'Niets.',
    time: 'Een kort bericht.',
    risk: 'Om andere redenen mogen ze weigeren.',
    bestFor: 'U of uw begeleider kan niet, of het bewijs kwam laat.',
  },
  'gb.at-work.warn-resign': {
    says: 'Neem niet in boosheid ontslag. U kunt rechten verliezen, en een tijd uw uitkering.',
  },
  'gb.at-work.right-adjust': {
    says: 'Bij een handicap moeten ze u helpen, zoals met meer tijd, pauzes of hulp bij een gesprek. Een lange ziekte kan meetellen.',
  },
  'gb.at-work.right-equal': {
    says: 'Ze mogen u niet slechter behandelen om leeftijd, geslacht, afkomst, handicap, zwangerschap, geloof of wie u liefhebt. Dat geldt vanaf dag één.',
  },
  'gb.at-work.know-2027': {
    says: 'Vanaf 1 januari 2027 kunt u na zes maanden in dienst klagen over oneerlijk ontslag. Tot dan is dat twee jaar.',
  },
  'gb.at-work.step-help': {
    says: 'Praat met uw vakbond of bel gratis Acas. Bewaar overal een kopie van.',
  },
  'gb.at-work.right-steps-ni': {
    says: 'In Noord-Ierland moet de werkgever vóór ontslag schrijven en met u praten, en daarna bezwaar toelaten. Anders is het ontslag meestal oneerlijk.',
  },
  'gb.hearing.right-companion-ni': {
    says: 'Een collega of iemand van de vakbond mag mee. Kan die niet, noem dan een ander moment binnen vijf werkdagen.',
  },
  'gb.at-work.step-ni': {
    says: 'Schrijf op wat er gebeurde en verzamel bewijs. Bel gratis de Labour Relations Agency.',
  },
  'gb.at-work.option-ni': {
    says: 'Antwoord op elk punt schriftelijk en in het gesprek, met bewijs. Maak bezwaar als ze tegen u beslissen.',
    title: 'Antwoorden en bezwaar maken',
    cost: 'Niets.',
    time: 'Enkele weken.',
    risk: 'Zonder bezwaar kan later geld lager worden.',
    bestFor: 'U wilt uw baan en goede naam houden.',
  },
  'gb.hearing.not-yet-ni': {
    says: 'Ze horen niet te beslissen voordat ze met u hebben gepraat en u hebben gehoord.',
  },
  'gb.at-work.reality-ni': {
    says: 'Deze brief beëindigt geen baan. Wat u nu zegt en laat zien kan bepalen wat volgt.',
  },
  'gb.at-work.right-written-ni': {
    says: 'Vóór een gesprek dat uw baan kan kosten moeten ze schriftelijk zeggen wat u gedaan zou hebben en waarop dat steunt.',
  },
  'gb.at-work.right-appeal-ni': {
    says: 'U kunt bezwaar maken tegen een beslissing. Vraag naar de laatste dag en stuur op tijd een kort bezwaar.',
  },
  'gb.at-work.step-ask-ni': {
    says: 'Vraag schriftelijk om alle notities, verklaringen en regels waarop ze steunen.',
  },
  'gb.hearing.right-companion': {
    says: 'Een collega of iemand van de vakbond mag mee. Kan die niet, noem dan een ander moment binnen vijf werkdagen.',
  },
}
