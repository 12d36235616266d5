/** Questions about the pension, health premiums, public assistance and allowances: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PENSION_AND_BENEFITS_NL: Words = {
  'jp.ask.pension': {
    says: 'Vraag uw gemeente vrijstelling of uitstel (免除・納付猶予). Het kan twee jaar en één maand teruggaan. Het bewaart uw recht op een invaliditeitspensioen. Negeert u de herinneringen, dan kunnen ze beslag leggen.',
  },
  'jp.ask.health-premium': {
    says: 'Ga vóór de datum naar het gemeentekantoor. Vraag het lagere tarief voor laag inkomen of verlies van werk, een verlaging (減免) of delen. Neem bewijs van inkomen mee. Vraag welke zorg u houdt zolang u schuld hebt.',
  },
  'jp.ask.welfare': {
    says: 'U kunt bijstand aanvragen bij het welzijnskantoor van uw gemeente, ook met een woning, een baan of schulden. Ze moeten het formulier aannemen en binnen 14 dagen antwoorden, hoogstens 30. Tegen een nee hebt u drie maanden voor een herziening.',
  },
  'jp.ask.allowance-back': {
    says: 'Vraag de beslissing schriftelijk, met reden en berekening. Klopt ze niet, vraag dan herziening (審査請求) binnen drie maanden nadat u het weet. Het papier zegt waar. Klopt ze, vraag dan kleine delen. Hebt u alles op tijd gemeld, laat dat zien. Bel Houterasu.',
  },
  'jp.ask.pension-decision': {
    says: 'Vraag herziening (審査請求) bij de onderzoeker (社会保険審査官) binnen drie maanden nadat u het weet. Het is gratis. Vraag de gebruikte medische papieren en stuur een nieuw rapport. Daarna hebt u twee maanden voor een tweede herziening of zes voor de rechter. Een deskundige (社労士) kan helpen.',
  },
}
