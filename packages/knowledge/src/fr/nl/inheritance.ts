/** The Dutch words of the rows in ../inheritance.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const INHERITANCE_NL: Words = {
  'fr.estate.reality': {
    says: 'U hebt drie keuzes: alles aanvaarden, aanvaarden tot wat er is (concurrence de l’actif net), of weigeren. Volledig aanvaarden brengt alle schulden mee.',
  },
  'fr.estate.right-time': {
    says: 'De eerste vier maanden kan niemand u tot een keuze dwingen. Na een formele aanmaning (sommation) hebt u twee maanden, anders geldt u als iemand die aanvaardt.',
  },
  'fr.estate.right-refuse': {
    says: 'Weigeren (renonciation) doet u met een formulier bij de rechtbank of bij een notaris. Bij de rechtbank is het gratis. Dan zijn de schulden niet van u.',
  },
  'fr.estate.right-unknown': {
    says: 'Aanvaard, en dan duikt een grote onbekende schuld op? U hebt vijf maanden om een rechter te vragen u te bevrijden.',
  },
  'fr.estate.step': {
    says: 'Vraag de notaris een lijst van wat er is en wat er schuldig is. Verkoop, gebruik of betaal niets van de erfenis voor u kiest, behalve de begrafenis.',
  },
  'fr.estate.option-refuse': {
    says: 'Zoek uit wat er is en wat er verschuldigd is. Zijn er meer schulden, weiger dan op tijd. Zeg het de schuldeiser.',
    title: 'Weigeren als het vooral schulden zijn',
    cost: 'Niets, of kosten bij de rechtbank of notaris.',
    time: 'Vier maanden zonder druk.',
    risk: 'U krijgt niets uit de erfenis. Terug kan bijna niet.',
    bestFor: 'De schulden zijn hoger dan wat overblijft.',
  },
}
