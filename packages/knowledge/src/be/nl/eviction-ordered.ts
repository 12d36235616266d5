/** The Dutch words of the rows in ../eviction-ordered.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_ORDERED_WORDS: Words = {
  'be.home.reality-judged': {
    says: 'Een rechter heeft beslist, dus dit is dringend. Ga vandaag naar het OCMW en een gratis advocaat.',
  },
  'be.home.warn-judged': {
    says: 'De deurwaarder kan een dag bepalen. Vraag nu een woning aan het OCMW en tijd via een advocaat.',
  },
  'be.home.judged-brussels': {
    says: 'In Brussel mogen de meeste uithuiszettingen niet van 1 november tot 15 maart.',
  },
  'be.home.judged-cpas': {
    says: 'Bel vandaag uw OCMW. Vraag hulp voor een woning en het overleg.',
  },
  'be.home.judged-month': {
    says: 'U hebt meestal één maand na de betekening vóór de uithuiszetting. De deurwaarder moet de dag aankondigen.',
  },
}
