/** Signs of a scam, warnings and ways to go about it. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_SIGNS_NL: Words = {
  'gb.scam.option-bank': {
    says: 'Zeg de bank wat er is gebeurd en vraag uw geld terug.',
    title: 'Nu uw bank bellen',
    cost: 'Niets. Bij sommige aanvragen gaat er tot £100 af.',
    time: 'Bel vandaag. Een beslissing kan 5 tot 35 werkdagen duren.',
    risk: 'Hoe langer u wacht, hoe moeilijker het wordt.',
    bestFor: 'U hebt betaald, of kaart- of bankgegevens gegeven.',
  },
  'gb.scam.option-complain': {
    says: 'Dien een schriftelijke klacht in. Ga daarna naar de Financial Ombudsman.',
    title: 'Bezwaar maken als de bank nee zegt',
    cost: 'Niets.',
    time: 'Weken voor de bank, enkele maanden voor de Ombudsman.',
    risk: 'U moet dit doen binnen zes maanden na het laatste antwoord van de bank.',
    bestFor: 'Uw bank wil niet terugbetalen.',
  },
  'gb.scam.warn-recovery': {
    says: 'Pas op voor mensen die uw geld tegen betaling willen terughalen. Vaak is het weer dezelfde bende.',
  },
  'gb.scam.warn-remote': {
    says: 'Laat een beller nooit in uw telefoon of computer kijken of die bedienen. Is dat al gebeurd? Zet het apparaat uit en bel uw bank.',
  },
  'gb.scam.warn-do-not-pay': {
    says: 'Een dag nagaan maakt bij een echte rekening niets uit. Betaal nog niets.',
  },
  'gb.scam.insight-hurry': {
    says: 'Het bericht jaagt u op. Druk en weinig tijd zijn de oudste trucs van oplichters.',
    actionable: 'Wacht. Laat het zien aan iemand die u vertrouwt voordat u iets doet.',
  },
  'gb.scam.insight-secrets': {
    says: 'Het vraagt om een pincode, wachtwoord of code. Geen echte bank of overheid vraagt dat in een bericht.',
    actionable: 'Hebt u iets daarvan gegeven? Bel nu uw bank op 159.',
  },
  'gb.scam.insight-odd-payment': {
    says: 'Het vraagt om cadeaukaarten of crypto. Geen echt bedrijf of kantoor neemt dat aan voor een schuld.',
    actionable: 'Koop ze niet. Hebt u ze al gekocht? Bel meteen het kaartbedrijf en uw bank.',
  },
  'gb.scam.insight-link': {
    says: 'Het stuurt u naar een webpagina om iets te “controleren” of te “bevestigen”. Die pagina kan nagemaakt zijn om uw gegevens te stelen.',
    actionable: 'Typ zelf het echte adres, of gebruik de app die u al hebt.',
  },
  'gb.scam.insight-not-covered': {
    says: 'De regel over terugbetalen geldt voor Britse overboekingen in ponden. Hij geldt niet voor contant geld, de meeste crypto en betalingen naar het buitenland.',
    actionable: 'Zeg het toch tegen uw bank. Die kan de betaling misschien stoppen of volgen.',
  },
  'gb.scam.change-action-fraud': {
    says: 'Action Fraud heet nu Report Fraud. Het telefoonnummer is hetzelfde.',
    was: 'Fraude meldde u bij Action Fraud.',
    is: 'Fraude meldt u bij Report Fraud. Het telefoonnummer is hetzelfde: 0300 123 2040.',
  },
  'gb.scam.option-check': {
    says: 'Antwoord niet. Meld het, blokkeer de afzender, en verwijder het als u een kopie hebt.',
    title: 'Melden, dan laten liggen',
    cost: 'Niets.',
    time: 'Vijf minuten.',
    risk: 'Geen, als u het bij het echte bedrijf hebt nagevraagd.',
    bestFor: 'U hebt niet betaald en geen gegevens gegeven.',
  },
}
