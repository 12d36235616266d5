/** The Dutch words of Spain: scam. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_NL: Words = {
  'es.scam.want': {
    says: 'Ze willen uw geld of gegevens, snel en voor u nadenkt.',
  },
  'es.scam.who': {
    says: 'Het kan een oplichter zijn die de naam gebruikt van een bank, Correos, Hacienda, de DGT of de politie.',
  },
  'es.scam.rights': {
    says: 'U bent een oplichter niets schuldig. Betalingen die u niet toestond, moet uw bank meestal terugbetalen.',
  },
  'es.scam.reality': {
    says: 'Echte diensten vragen geen cadeaukaarten, crypto of codes per sms.',
  },
  'es.scam.nothing': {
    says: 'Er gebeurt niets als u een valse eis niet betaalt. Geen rechter of politie stuurt links om te betalen.',
  },
  'es.scam.right-refund': {
    says: 'Stond u een betaling niet toe, dan moet de bank haar teruggeven voor het einde van de volgende werkdag, tenzij zij u van bedrog verdenkt.',
  },
  'es.scam.right-fifty': {
    says: 'Is uw kaart gestolen of verloren, dan draagt u hoogstens €50, tenzij u grof onvoorzichtig was.',
  },
  'es.scam.right-report': {
    says: 'Bedrog is een misdrijf. U kunt het gratis melden bij de politie of Guardia Civil.',
  },
  'es.scam.step-stop': {
    says: 'Betaal niet, klik niet, bel het nummer niet en stuur geen gegevens.',
  },
  'es.scam.step-check': {
    says: 'Vraag het de echte dienst of bank op een nummer dat u zelf vindt. Of bel 017 (INCIBE), gratis.',
  },
  'es.scam.step-bank': {
    says: 'Betaald of gegevens gegeven? Bel nu uw bank, blokkeer de kaart en wijzig wachtwoorden.',
  },
  'es.scam.step-police': {
    says: 'Meld het bij de politie en bewaar de berichten. De bank zal om de aangifte vragen.',
  },
  'es.scam.step-complain-bank': {
    says: 'Betaalt de bank niet terug, klaag dan schriftelijk bij haar, en daarna bij de Banco de España.',
  },
  'es.scam.option-ignore': {
    title: 'Betaal niet',
    says: 'Bewaar het als bewijs en doe niets wat het vraagt.',
    cost: 'Niets.',
    time: 'Geen tijd.',
    risk: 'Geen, als u het bij de echte dienst hebt nagevraagd.',
    bestFor: 'U betaalde niet en gaf geen gegevens.',
  },
  'es.scam.option-report': {
    title: 'Meld het',
    says: 'Zeg het de politie, uw bank en INCIBE (017).',
    cost: 'Niets.',
    time: 'Een uur.',
    risk: 'Geen.',
    bestFor: 'U betaalde, gaf gegevens of wilt anderen waarschuwen.',
  },
  'es.scam.option-help': {
    title: 'Bel 017',
    says: 'INCIBE helpt mensen gratis, elke dag.',
    cost: 'Niets.',
    time: 'Een telefoontje.',
    risk: 'Geen.',
    bestFor: 'U bent niet zeker.',
  },
  'es.scam.insight-hurry': {
    says: 'Haast en angst zijn het gereedschap van oplichting.',
    actionable: 'Wacht een uur en vraag iemand die u vertrouwt.',
  },
  'es.scam.warning-codes': {
    says: 'Geef nooit iemand een code uit een sms. Daarmee kunnen ze uw rekening leeghalen.',
  },
  'es.scam.warning-invest': {
    says: 'Alleen geregistreerde bedrijven mogen in Spanje beleggingen aanbieden. Kijk in de waarschuwingen van de CNMV. Wie vóór de uitbetaling belasting of kosten vraagt, licht u op.',
  },
  'es.scam.right-threat': {
    says: 'Iemand bedreigen om geld is een misdrijf. Geen rechtbank of politie werkt per e-mail. Betaal en antwoord niet, en doe aangifte.',
  },
  'es.scam.step-family': {
    says: 'Bel uw kind op het oude nummer, of een ander familielid. Stuur niets voordat u de stem hebt gehoord.',
  },
  'es.scam.right-own-transfer': {
    says: 'Hebt u zelf overgemaakt? Dan hoeft de bank niet altijd terug te betalen. Bel meteen: misschien kan zij het nog stoppen of terugvragen.',
  },
}
