/** De jaarlijkse rekening gemeentebelasting (council tax): het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_BILL_NL: Words = {
  'gb.council-tax.bill-wants': {
    says: 'Dit is de rekening voor het jaar. Er staat wat u per maand betaalt en vanaf wanneer. Er is niets te laat.',
  },
  'gb.council-tax.bill-reality': {
    says: 'U hoeft vandaag niets te doen, tenzij er iets niet klopt op de rekening of u niet kunt betalen.',
  },
  'gb.council-tax.bill-cannot': {
    says: 'Er is geen rechter en geen deurwaarder (bailiff) bij betrokken. Eerst zou u een betaling moeten missen. Dan moet de gemeente (council) u herinneren.',
  },
  'gb.council-tax.bill-step-check': {
    says: 'Controleer de rekening: uw naam, de data dat u er woont, de belastingklasse (band) en elke korting.',
  },
  'gb.council-tax.bill-step-pay': {
    says: 'Betaal elke termijn op tijd, of regel een automatische incasso (direct debit). Zet de eerste datum in uw agenda.',
  },
  'gb.council-tax.bill-step-reduction': {
    says: 'Hebt u weinig geld? Vraag nu korting op de gemeentebelasting (council tax reduction) aan. Wacht niet tot u achter bent.',
  },
  'gb.council-tax.bill-step-changes': {
    says: 'Zeg het de gemeente (council) snel als u verhuist of als iemand bij u komt of weggaat. Een korting die had moeten stoppen, kan een boete geven.',
  },
  'gb.council-tax.bill-option-pay': {
    says: 'Betaal met automatische incasso (direct debit) of op de data van de rekening.',
    title: 'Elke maand betalen',
    cost: 'De termijnen op de rekening',
    time: 'Enkele minuten voor een automatische incasso',
    risk: 'Mist u er een, dan stuurt de gemeente een herinnering.',
    bestFor: 'De rekening klopt en u kunt haar betalen.',
  },
  'gb.council-tax.bill-option-reduce': {
    says: 'Vraag elke korting aan die bij u past.',
    title: 'Een lagere rekening vragen',
    cost: 'Gratis',
    time: 'Eén formulier',
    risk: 'Betaal intussen wat u kunt.',
    bestFor: 'U woont alleen, hebt een laag inkomen, of woont samen met iemand met een beperking.',
  },
}
