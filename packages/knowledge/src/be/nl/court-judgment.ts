/** Judgments, and how to appeal: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_JUDGMENT_WORDS: Words = {
  'be.court.judgment-want': {
    says: 'Een rechter heeft beslist. Het papier zegt wat u moet betalen of doen.',
  },
  'be.court.judgment-who': {
    says: 'Een gerechtsdeurwaarder betekent het vonnis. De termijn start die dag.',
  },
  'be.court.judgment-reality': {
    says: 'Het is ernstig, maar u kunt nog beroep doen, een plan of hulp vragen.',
  },
  'be.court.judgment-deadline': {
    says: 'U hebt één maand na de betekening om beroep aan te tekenen.',
    action: 'Beroep aantekenen tegen het vonnis',
    consequence: 'Daarna is het vonnis definitief.',
  },
  'be.court.judgment-step-lawyer': {
    says: 'Ga snel naar een advocaat of het bureau voor juridische bijstand. Toon de datum van betekening.',
  },
  'be.court.judgment-step-plan': {
    says: 'Schrijf de deurwaarder en stel een maandsom voor vóór een beslag.',
  },
  'be.court.judgment-step-help': {
    says: 'Bij veel schulden: vraag het OCMW naar collectieve schuldenregeling.',
  },
  'be.court.judgment-right-appeal': {
    says: 'U hebt recht op beroep tegen de meeste vonnissen boven € 2.000.',
  },
  'be.court.judgment-right-money': {
    says: 'Een deel van uw loon en alle kinderbijslag is niet vatbaar voor beslag.',
  },
  'be.court.judgment-option-appeal': {
    title: 'Beroep aantekenen',
    says: 'Een advocaat tekent op tijd beroep aan.',
    cost: 'Een advocaat, of rechtsbijstand.',
    time: 'Eén maand om te starten.',
    risk: 'Soms moet u intussen betalen.',
    bestFor: 'Het vonnis is duidelijk fout.',
  },
  'be.court.judgment-option-plan': {
    title: 'Een plan afspreken met de deurwaarder',
    says: 'Stel een maandsom voor met uw budget.',
    cost: 'Wat u voorstelt.',
    time: 'Een brief.',
    risk: 'U moet het volhouden.',
    bestFor: 'U aanvaardt het vonnis.',
  },
}
