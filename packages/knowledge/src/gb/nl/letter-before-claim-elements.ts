/** Wat in de laatste brief voor een rechtszaak moet staan: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const LETTER_BEFORE_CLAIM_ELEMENTS_NL: Words = {
  'gb.lbc.element-amount': {
    says: 'De brief moet zeggen hoeveel ze eisen.',
    name: 'Het geëiste bedrag',
    ifMissing: 'We zien geen duidelijk bedrag. Vraag ernaar voordat u op het formulier antwoordt.',
  },
  'gb.lbc.element-interest': {
    says: 'De brief moet zeggen of er nog rente of andere kosten bijkomen.',
    name: 'Rente of kosten die nog bijkomen',
    ifMissing: 'De brief zegt niet of het bedrag nog groeit. Vraag het hun.',
  },
  'gb.lbc.element-agreement': {
    says: 'De brief moet zeggen uit welke overeenkomst de schuld komt, en dat u een kopie kunt vragen.',
    name: 'Waar de schuld vandaan komt',
    ifMissing:
      'De brief zegt niet waar de schuld vandaan komt. Vraag om de overeenkomst en de datum ervan.',
  },
  'gb.lbc.element-sold': {
    says: 'Is de schuld verkocht? Dan moet de brief de eerste geldgever noemen, en wanneer en aan wie hij is verkocht.',
    name: 'De eerste geldgever en de verkoop',
    ifMissing: 'De brief legt de verkoop niet uit. Vraag om het bericht over de verkoop.',
  },
  'gb.lbc.element-statement': {
    says: 'Ze moeten een actueel overzicht sturen, of het laatste met wat er sindsdien bij is gekomen.',
    name: 'Een overzicht van de rekening',
    ifMissing: 'We zien geen overzicht. Vraag er een met alle kosten en betalingen.',
  },
  'gb.lbc.element-how-to-pay': {
    says: 'De brief moet zeggen hoe u betaalt en hoe u over de betaling kunt praten.',
    name: 'Hoe u betaalt, en wie u naar een regeling vraagt',
    ifMissing: 'De brief zegt niet hoe u betaalt of overlegt. Schrijf naar het adres op de brief.',
  },
  'gb.lbc.element-reply-form': {
    says: 'Bij de brief moeten een antwoordformulier (Reply Form) en een informatieblad (Information Sheet) zitten.',
    name: 'Het antwoordformulier (Reply Form) en het informatieblad',
    ifMissing:
      'We zien geen antwoordformulier. Kijk in de envelop en vraag er dan om. U kunt het standaardformulier van de website van justitie gebruiken.',
  },
  'gb.lbc.element-budget-form': {
    says: 'Bij de brief moet een budgetformulier zitten, de Financial Statement.',
    name: 'Het budgetformulier (Financial Statement)',
    ifMissing:
      'We zien geen budgetformulier. Wilt u een regeling aanbieden? Vraag erom of maak een eigen lijst.',
  },
  'gb.lbc.element-reply-address': {
    says: 'De brief moet zeggen waarheen u het antwoordformulier (Reply Form) stuurt.',
    name: 'Waarheen u het antwoordformulier stuurt',
    ifMissing:
      'De brief zegt niet waarheen u het formulier stuurt. Gebruik het adres boven aan de brief.',
  },
}
