/** First steps, rights and ways out for questions about work: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_GUIDANCE_WORK_WORDS: Words = {
  'it.guide.step-work-dates': {
    says: 'Schrijf op welke dag u de brief kreeg. U hebt 60 dagen om een ontslag aan te vechten, vijf om een verwijt te beantwoorden.',
  },
  'it.guide.step-work-sign': {
    says: 'Teken alleen „per ricevuta” met de datum. Teken geen afstand van rechten.',
  },
  'it.guide.step-work-papers': {
    says: 'Verzamel contract, loonstroken, berichten en namen van getuigen.',
  },
  'it.guide.step-work-union': {
    says: 'Praat deze week met een vakbond, patronato of arbeidsadvocaat.',
  },
  'it.guide.right-work-letter': { says: 'Een ontslag moet schriftelijk zijn, met de redenen.' },
  'it.guide.right-work-naspi': { says: 'U kunt NASpI na elk ontslag vragen, binnen 68 dagen.' },
  'it.guide.right-work-tfr': {
    says: 'U krijgt TFR en niet genomen vakantie, wat de reden ook is.',
  },
  'it.guide.work-resign': {
    says: 'Niemand kan u op papier ontslag laten nemen: het telt alleen online.',
  },
  'it.guide.option-work-claim': {
    says: 'Een korte brief per aangetekende post of PEC is genoeg.',
    title: 'Het schriftelijk aanvechten',
    cost: 'Een aangetekende brief.',
    time: '60 dagen.',
    risk: 'U moet binnen 180 dagen nog iets doen.',
    bestFor: 'U bent het niet eens.',
  },
  'it.guide.option-work-talk': {
    says: 'Een akkoord daar is veilig voor beiden.',
    title: 'Schikken bij een vakbond of het arbeidsbureau',
    cost: 'Niets of weinig.',
    time: 'Enkele weken.',
    risk: 'Het is definitief.',
    bestFor: 'U wilt geld of een nieuw begin.',
  },
  'it.guide.option-work-help': {
    says: 'Een vakbond of gratis advocaat controleert het.',
    title: 'Hulp vragen',
    cost: 'Niets of weinig.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'U weet het niet zeker.',
  },
}
