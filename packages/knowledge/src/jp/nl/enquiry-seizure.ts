/** Questions about what may be taken from wages, an account and a home: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SEIZURE_NL: Words = {
  'jp.ask.seize': {
    says: 'Alleen met een vonnis of andere titel. Dan hoogstens een kwart van het netto, tot 440,000 yen per maand; de helft voor kinderalimentatie. U hoeft niet op te zeggen, en de firma mag u niet alleen daarom ontslaan. Kunt u niet leven van de rest, vraag de rechter om minder (範囲変更). Kwamen de stukken nooit aan, ga meteen naar een advocaat. 法テラス helpt. De fiscus heeft geen rechter nodig.',
    dependsOn: 'of er een vonnis is',
  },
  'jp.ask.account-seized': {
    says: 'Doe vandaag iets: ongeveer een week na het papier van de rechtbank kan de schuldeiser het geld nemen. Vraag die rechtbank vrij te geven wat u nodig hebt om te leven (範囲変更の申立て). Toon dat het loon, pensioen of kinderbijslag was. Bel Houterasu. Bij belasting praat u met het kantoor zelf.',
  },
  'jp.ask.officer-at-home': {
    says: 'De gerechtsambtenaar (執行官) mag binnenkomen en deuren openen; verzet u niet. Maar meubels, kleren, gereedschap voor werk, eten voor een maand en geld voor ongeveer twee maanden leven blijven van u. Spullen van anderen mogen niet mee: zeg dat. Bel vooraf Houterasu. Een incassobureau mag nooit binnen.',
  },
}
