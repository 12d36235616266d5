/** Questions about judgments, court claims and the letter that comes before: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_DEBT_COURT_NL: Words = {
  'gb.ask-debt.ccj-unknown-parking': {
    says: 'Doe nu iets. Vraag de rechter met formulier N244 het te vernietigen (set aside). Schrijf wanneer u het hoorde, waar de papieren naartoe gingen, en waarom u de parkeerboete niet schuldig bent.',
  },
  'gb.ask-debt.ccj-unknown': {
    says: 'Handel nu. Vraag de rechtbank met N244 het vonnis te vernietigen. Zeg wanneer u het hoorde, dat de papieren naar een oud adres gingen en wat uw verweer is. Vernietigen haalt het uit het register. Betalen na de eerste maand niet: dan staat het zes jaar als betaald. Er zijn kosten; EX160 kan helpen.',
  },
  'gb.ask-debt.ccj-register': {
    says: 'Betaal alles binnen één maand, dan gaat het uit het register. Anders blijft het zes jaar staan vanaf het vonnis. Betaalt u later, dan staat erbij dat het betaald is.',
    dependsOn: 'of u binnen één maand alles betaalt',
  },
  'gb.ask-debt.court-claim': {
    says: 'Stuur meteen de ontvangstbevestiging (acknowledgment of service). Daarvoor hebt u 14 dagen vanaf de officiële ontvangst (service). Daarna hebt u 28 dagen vanaf die ontvangst voor verweer. Laat het niet liggen.',
  },
  'gb.ask-debt.letter-before': {
    says: 'Antwoord binnen 30 dagen na de datum op de brief. Gebruik het antwoordformulier (Reply Form) en vraag de papieren die u nodig hebt. Dan horen ze te wachten met de rechter.',
  },
  'gb.ask-debt.ni-set-aside': {
    says: 'Bel vandaag de rechtbank die op het vonnis staat. Vraag het formulier om het te vernietigen (set aside). Zeg wanneer u het hoorde, waarom u niet antwoordde en wat uw verweer is.',
  },
}
