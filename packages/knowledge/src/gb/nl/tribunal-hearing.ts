/** A notice of a hearing at an employment tribunal, and what holds for each tribunal: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TRIBUNAL_HEARING_NL: Words = {
  'gb.tribunal.less-formal': {
    says: 'Een tribunaal is minder streng dan een rechtbank. Veel mensen spreken zelf, en de rechter helpt met vragen.',
  },
  'gb.tribunal.right-needs': {
    says: 'Zeg het tribunaal nu als u een tolk, pauzes of hulp door ziekte of beperking nodig heeft. Het kost u niets.',
  },
  'gb.tribunal.work-step-papers': {
    says: 'Stuur elk stuk op tijd naar het tribunaal, met kopie aan de andere kant. Bewaar het bewijs.',
  },
  'gb.tribunal.work-step-loss': {
    says: 'Reken uw verlies uit: loon, vakantie, opzegtermijn, en wat u sindsdien verdiende. Dat is de schedule of loss.',
  },
  'gb.tribunal.work-step-order': {
    says: 'Leg brieven, berichten en loonstroken op datum. Schrijf op wat elke getuige zag.',
  },
  'gb.tribunal.work-right-costs': {
    says: 'Meestal betaalt ieder zijn eigen kosten, winst of verlies. U betaalt de hunne alleen bij slecht gedrag, gebroken bevelen of een kansloze zaak.',
  },
  'gb.tribunal.work-right-day': {
    says: 'U kunt een andere dag of meer tijd vragen, met reden en bewijs. In de laatste zeven dagen tellen alleen sterke redenen.',
  },
  'gb.tribunal.work-right-settle': {
    says: 'Acas kan beide kanten tot de uitspraak helpen om het eens te worden. Het is gratis en blijft privé.',
  },
  'gb.tribunal.work-warning': {
    says: 'Doet u niet wat is bevolen, dan kan het tribunaal uw zaak stoppen. Eerst mag u zeggen waarom.',
  },
  'gb.tribunal.work-option-settle': {
    says: 'Bel de persoon van Acas voor uw zaak. Zeg welk bedrag en welk getuigschrift genoeg zijn.',
    title: 'Schikken via Acas',
    cost: 'Niets.',
    time: 'Dagen of weken, tot de uitspraak.',
    risk: 'Na het akkoord kunt u er niet mee terug naar het tribunaal.',
    bestFor: 'U wilt een einde zonder zitting.',
  },
  'gb.tribunal.work-option-help': {
    says: 'Vraag nu uw vakbond, een Law Centre of Citizens Advice. Sommige woonverzekeringen betalen een advocaat.',
    title: 'Iemand zoeken die voor u spreekt',
    cost: 'Niets.',
    time: 'Vraag weken voor de zitting.',
    risk: 'Gratis hulp is niet zeker. Bereid verder voor.',
    bestFor: 'Discriminatie, of een lange zitting.',
  },
  'gb.tribunal.ni-step': {
    says: 'Stuur elk stuk op tijd naar het tribunaal en de andere kant. Vraag meer tijd voor die dag.',
  },
  'gb.tribunal.ni-right': {
    says: 'Meestal betaalt ieder de eigen kosten. De Labour Relations Agency helpt vooraf gratis met schikken.',
  },
}
