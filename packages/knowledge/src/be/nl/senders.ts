/** Organisations that often write to people in Belgium: the words in Dutch. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const COLLECTOR: RowWords = {
  complainTo: 'Eerst bij het bedrijf, dan bij de FOD Economie.',
  nextStep: 'Controleer de schuld en de begrensde kosten. Schrijf dan.',
}
const FIRM: RowWords = {
  says: 'Dit is een privébedrijf. Het moet een gratis eerste herinnering sturen en mag geen beslag leggen.',
  complainTo: 'Eerst bij het bedrijf, dan bij de gratis ombudsman.',
  nextStep: 'Controleer de factuur en vraag een plan.',
}

export const SENDERS_WORDS: Words = {
  'be.sender.intrum': {
    ...COLLECTOR,
    says: 'Intrum is een incassobureau. Het int voor anderen of koopt schulden. Het is geen rechtbank en kan zelf geen beslag leggen.',
  },
  'be.sender.eos': {
    ...COLLECTOR,
    says: 'EOS Contentia is een incassobureau. Het int voor anderen of koopt schulden. Het is geen rechtbank en kan zelf geen beslag leggen.',
  },
  'be.sender.fiducre': {
    ...COLLECTOR,
    says: 'Fiducre is een incassobureau. Het int voor anderen of koopt schulden. Het is geen rechtbank en kan zelf geen beslag leggen.',
  },
  'be.sender.tcm': {
    ...COLLECTOR,
    says: 'TCM Belgium is een incassobureau. Het int voor anderen of koopt schulden. Het is geen rechtbank en kan zelf geen beslag leggen.',
  },
  'be.sender.spf-finances': {
    says: 'Dit is de federale belastingdienst. Die kan beslag leggen zonder rechter en aanvaardt vaak een plan.',
    nextStep: 'Vraag een plan via MyMinfin vóór de datum.',
  },
  'be.sender.justice-peace': {
    says: 'Dit is een echte rechtbank. De papieren hebben een datum die u niet mag missen.',
    nextStep: 'Ga naar de eerste zitting en vraag een gratis advocaat.',
  },
  'be.sender.bailiff': {
    says: 'Een gerechtsdeurwaarder betekent akten en voert vonnissen uit. Vóór een vonnis kan hij alleen vragen.',
    nextStep: 'Vraag welk vonnis er is, en de afrekening.',
  },
  'be.sender.engie': FIRM,
  'be.sender.luminus': FIRM,
  'be.sender.eneco': FIRM,
  'be.sender.proximus': FIRM,
  'be.sender.telenet': FIRM,
  'be.sender.orange': FIRM,
  'be.sender.voo': FIRM,
}
