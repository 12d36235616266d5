/** The Dutch words of the rows in ../judgments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JUDGMENTS_NL: Words = {
  'us.judgment.want': {
    says: 'Een rechter heeft beslist dat u moet betalen. De andere kant kan nu vragen om beslag op uw loon of op het geld op uw bank.',
  },
  'us.judgment.who': {
    says: 'De schuldeiser (judgment creditor) is degene die heeft gewonnen. U bent de schuldenaar (judgment debtor).',
  },
  'us.judgment.reality': {
    says: 'Een vonnis is ernstig, maar niet het einde. Als u nooit van de zaak hebt geweten, kunt u vragen om het ongedaan te maken.',
  },
  'us.judgment.rights-summary': {
    says: 'Een groot deel van uw loon en alle Social Security blijven van u. U kunt bescherming (exemptions) vragen, een betaalplan vragen, of vragen om de zaak weer te openen.',
  },
  'us.judgment.not-yet': {
    says: 'Niemand mag aan uw loon komen zonder een bevel tot loonbeslag (garnishment) aan uw werkgever. U kunt niet naar de gevangenis omdat u geld schuldig bent.',
  },
  'us.judgment.right-undo': {
    says: 'Als u de papieren nooit hebt gekregen, kunt u de rechtbank vragen om het vonnis te vernietigen. Doe dat meteen.',
  },
  'us.judgment.right-service': {
    says: 'Was u in actieve militaire dienst? Dan kunt u binnen 90 dagen na het einde van uw dienst vragen om een vonnis bij verstek (default judgment) weer te openen.',
  },
  'us.judgment.step-read': {
    says: 'Zoek de datum van het vonnis en vraag de griffie (clerk) om het dossier. De tijd voor beroep of heropening is kort.',
  },
  'us.judgment.step-aid': {
    says: 'Bel vandaag de gratis rechtshulp (legal aid). Vraag of het vonnis vernietigd kan worden en welk geld in uw staat beschermd is.',
  },
  'us.judgment.step-questions': {
    says: 'Als de rechtbank u beveelt om te komen of vragen over uw geld te beantwoorden, doe dat dan. Als u dat bevel negeert, kunt u worden opgepakt.',
  },
  'us.judgment.option-undo': {
    says: 'Dien een verzoek in om het vonnis te vernietigen (motion to vacate). Zeg waarom u de zaak hebt gemist en wat uw verweer is.',
    title: 'De rechtbank vragen om het te vernietigen',
    cost: 'Bij sommige rechtbanken kosten; vraag om vrijstelling',
    time: 'Vaak 30 dagen of minder voor beroep; doe nu iets',
    risk: 'De rechter kan nee zeggen.',
    bestFor: 'U kreeg de papieren niet, of had een goede reden dat u de datum miste.',
  },
  'us.judgment.option-plan': {
    says: 'Bied een betaalplan aan en vraag dat zij geen beslag leggen zolang u betaalt. Laat het op papier zetten.',
    title: 'Een betaalplan afspreken',
    cost: 'Wat u kunt volhouden, plus rente',
    time: 'Weken',
    risk: 'Als u een betaling mist, kunnen zij het vonnis gebruiken.',
    bestFor: 'Het vonnis klopt en u hebt wat inkomen.',
  },
  'us.judgment.option-bankruptcy': {
    says: 'Een aanvraag voor faillissement (bankruptcy) stopt het meeste loonbeslag meteen en kan veel schulden beëindigen.',
    title: 'Vragen naar faillissement (bankruptcy)',
    cost: 'Kosten van de rechtbank en vaak een advocaat',
    time: 'Een paar maanden of jaren',
    risk: 'Het blijft tot tien jaar in uw kredietrapport staan. Sommige schulden blijven.',
    bestFor: 'U kunt deze en uw andere schulden niet betalen.',
  },
  'us.judgment.option-pay': {
    says: 'Betaal op een manier die bewijs geeft. Vraag daarna om een verklaring dat het vonnis is betaald (satisfaction of judgment), ingediend bij de rechtbank.',
    title: 'Betalen en bewijs krijgen',
    cost: 'Het bedrag, de kosten en de rente',
    time: 'Een dag',
    risk: 'Geen als u het papier krijgt.',
    bestFor: 'U bent het schuldig en kunt het betalen.',
  },
}
