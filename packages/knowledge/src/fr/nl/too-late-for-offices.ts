/** What can still be done when the time to contest a fine, a tax or a benefit debt is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_OFFICES_NL: Words = {
  'fr.late.fine-reality': {
    says: 'De tijd om te betalen of te betwisten is voorbij. Nu komt een verhoogde boete (amende forfaitaire majorée), en ook die kunt u betwisten.',
  },
  'fr.late.fine-step': {
    says: 'Kijk vandaag op antai.gouv.fr of de boete is verhoogd. Zo ja, betaal, of betwist binnen 30 dagen na het nieuwe bericht.',
  },
  'fr.late.raised-reality': {
    says: 'Geteld vanaf de datum zijn de 30 dagen voorbij en kan de Schatkist beslag leggen. U kunt nog om uitstel vragen.',
  },
  'fr.late.raised-step': {
    says: 'Weet u het pas nu? Betwist vandaag op antai.gouv.fr of per aangetekende brief. Zeg wanneer en hoe u het te weten kwam.',
  },
  'fr.late.raised-right': {
    says: 'Na de 30 dagen kan het nog als niets toont dat u de verhoogde boete kende. Een beslag of een getekende brief toont dat.',
  },
  'fr.late.raised-moved': {
    says: 'Verhuisd, en ging het aangetekend naar het adres op het kentekenbewijs? Dan hebt u drie maanden.',
  },
  'fr.late.raised-option': {
    says: 'Stuur het formulier (réclamation) met uw redenen naar het kantoor in het bericht. Wordt het aanvaard, dan vervalt de verhoging.',
    title: 'Laat betwisten, als u het niet wist',
    cost: 'Gratis.',
    time: 'Vandaag.',
    risk: 'Kan men tonen dat u het wist, dan wordt het geweigerd.',
    bestFor: 'U verhuisde, of het bericht kwam nooit.',
  },
  'fr.late.tax-reality': {
    says: 'De betaaldag is voorbij, er kan 10 % bij komen. U kunt nog een plan vragen, en kwijtschelding van de toeslag.',
  },
  'fr.late.tax-step': {
    says: 'Schrijf vandaag in uw account op impots.gouv.fr. Betaal wat kan, bied termijnen aan en vraag de toeslag kwijt te schelden (remise gracieuse).',
  },
  'fr.late.proposal-reality': {
    says: 'De 30 dagen zijn voorbij, dat geldt als akkoord. Tegen de aanslag die volgt kunt u nog bezwaar maken, maar u moet de fout bewijzen.',
  },
  'fr.late.proposal-step': {
    says: 'Stuur vandaag toch uw antwoord en bewijs. Komt de nieuwe aanslag, maak dan bezwaar (réclamation) in uw account op impots.gouv.fr.',
  },
  'fr.late.benefit-reality': {
    says: 'Geteld vanaf de datum van de brief zijn de twee maanden voorbij. U kunt nog kwijtschelding of kleine termijnen vragen.',
  },
  'fr.late.benefit-step': {
    says: 'Vraag vandaag schriftelijk om kwijtschelding (remise de dette) of kleine termijnen. Toon inkomen, huur en gezin. Zeg ook wat er fout is.',
  },
  'fr.late.benefit-right': {
    says: 'Staat er niet hoe en tot wanneer u betwist? Dan gelden de twee maanden niet tegen u. Betwist nu.',
  },
  'fr.late.constraint-want': {
    says: 'Dit is een betalingsbevel (contrainte). Geteld vanaf de datum zijn de 15 dagen voorbij, dus het kan gelden als een vonnis.',
  },
  'fr.late.constraint-step': {
    says: 'Zoek de dag van betekening. Minder dan 15 dagen? Ga vandaag in verzet bij de genoemde rechtbank. Later? Vraag het kantoor een plan of kwijtschelding.',
  },
}
