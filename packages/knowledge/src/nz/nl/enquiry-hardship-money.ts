/** Questions about a benefit after leaving a job, and money from KiwiSaver: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_HARDSHIP_MONEY_NL: Words = {
  'nz.ask.winz-quit': {
    says: 'De 13 weken gelden alleen als u zonder goede reden wegging. Pesten, gevaarlijk werk, ziekte, geweld of zorg voor familie kan zo’n reden zijn. Schrijf Work and Income waarom u wegging, met berichten, doktersbrief of getuige. Blijft het nee, vraag dan binnen drie maanden herziening (review of decision). Vraag nu hulp voor eten en huur; dat kan meteen.',
  },
  'nz.ask.kiwisaver': {
    says: 'Ja, als u basiskosten of de hypotheek van uw huis niet kunt betalen, of bij ernstige ziekte (significant financial hardship). Vraag het aan bij uw KiwiSaver-aanbieder met afschriften, rekeningen en inkomen. De supervisor beslist en betaalt alleen wat nodig is. Het deel van de staat blijft staan. Toon dat u eerst andere hulp zocht: de bank, en MoneyTalks 0800 345 123, dat helpt met het formulier.',
  },
  'nz.ask.winz-sanction': {
    says: 'Bel vandaag Work and Income (0800 559 009) en zeg waarom u er niet was. Ziekte, zorg voor een kind of geen bericht kan een goede reden zijn; stuur bewijs. Vraag de taak alsnog te doen: dan begint de uitkering meestal weer. Met kinderen mag maar een deel gekort worden. Anders herziening (review of decision) binnen drie maanden. Vraag nu geld voor eten.',
  },
}
