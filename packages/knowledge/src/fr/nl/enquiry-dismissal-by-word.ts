/** The Dutch words of the rows in ../enquiry-dismissal-by-word.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DISMISSAL_BY_WORD_WORDS: Words = {
  'fr.ask-work.dismissed-by-message': {
    says: 'Een bericht of een telefoontje is niet genoeg. Eerst is een gesprek nodig en daarna een brief met de redenen. Zonder die twee kunt u schadevergoeding vragen. U hebt twaalf maanden voor de arbeidsrechter (prud’hommes).',
  },
  'fr.ask-work.no-meeting': {
    says: 'De werkgever moet u eerst voor een gesprek uitnodigen en dan de redenen schrijven. Zonder gesprek is het ontslag niet nietig, maar wel fout. Is de reden goed, dan geeft de rechter tot een maandloon. Zo niet, meer, naar uw jaren. Vraag binnen 15 dagen schriftelijk om preciezere redenen. U hebt twaalf maanden voor de arbeidsrechter (prud’hommes). Niet in de proeftijd.',
  },
}
