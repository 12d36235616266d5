/** Oplichting: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const SCAM_NL: Words = {
  'gb.scam.want': { says: 'Ze willen dat u iets doet voordat u nadenkt.' },
  'gb.scam.want-scotland': { says: 'Ze willen dat u iets doet voordat u nadenkt.' },
  'gb.scam.reality': {
    says: 'Dit heeft de kenmerken van oplichting. Er gebeurt niets ergs als u stopt en het nagaat. Een echt bedrijf geeft u de tijd.',
  },
  'gb.scam.who': {
    says: 'We kunnen niet zien wie dit stuurde. De naam kan geleend zijn van een echt bedrijf. Behandel de afzender als een vreemde.',
  },
  'gb.scam.rights-summary': {
    says: 'U bent een oplichter niets schuldig. Hebt u betaald? Zeg het nu tegen uw bank. Vaak moet de bank het geld teruggeven.',
  },
  'gb.scam.cannot-arrest': {
    says: 'Geen echte politie of belastingdienst vraagt u te betalen per telefoon, cadeaukaart of bitcoin om een arrestatie te stoppen.',
  },
  'gb.scam.cannot-freeze': {
    says: 'Uw echte bank vraagt nooit uw hele pincode of wachtwoord. Uw bank zegt ook nooit dat u geld naar een “veilige rekening” (safe account) moet sturen.',
  },
  'gb.scam.know-159': {
    says: 'Bel 159 om veilig uw bank te bereiken. Het werkt bij de meeste banken. Dit nummer belt u nooit zelf.',
    learnMore: 'Zegt een beller dat hij van uw bank is? Hang op, wacht vijf minuten en bel 159.',
  },
  'gb.scam.org-report-fraud': {
    says: 'Report Fraud kwam in december 2025 in de plaats van Action Fraud. U kunt online melden, of bel 0300 123 2040.',
  },
  'gb.scam.right-reimbursed': {
    says: 'Bent u sinds 7 oktober 2024 verleid tot een Britse overboeking? Dan moet uw bank u meestal terugbetalen, tot £85,000.',
  },
  'gb.scam.right-five-days': {
    says: 'De bank hoort binnen vijf werkdagen na uw aanvraag te betalen. De bank mag pauzeren voor vragen, maar moet binnen 35 werkdagen beslissen.',
  },
  'gb.scam.right-excess': {
    says: 'De bank mag tot £100 van een aanvraag inhouden. Dat mag niet als u extra kwetsbaar was voor de oplichting (vulnerable).',
  },
  'gb.scam.right-unauthorised': {
    says: 'Ging er geld van uw rekening zonder dat u het goed vond? Zeg het tegen de bank. Die moet meestal vóór het eind van de volgende werkdag terugbetalen.',
  },
  'gb.scam.right-ombudsman': {
    says: 'Zegt de bank nee? Dien bij de bank een klacht in. Daarna kunt u gratis naar de Financial Ombudsman, binnen zes maanden na het laatste antwoord.',
  },
  'gb.scam.right-no-debt': {
    says: 'Zegt iemand dat u geld schuldig bent? U hebt het recht te vragen wie hij is en waarvoor het is.',
  },
  'gb.scam.step-stop-question': {
    says: 'Stop. Antwoord niet, klik niet, bel het nummer in het bericht niet en betaal niet.',
  },
  'gb.scam.step-bank-question': {
    says: 'Hebt u betaald of bankgegevens gegeven? Bel nu uw bank op 159 of op het nummer op uw pas. Vraag om de betaling te stoppen.',
  },
  'gb.scam.step-check-question': {
    says: 'Vraag het aan het echte bedrijf. Zoek zelf het nummer, op een rekening, een pas of de eigen website. Vraag of zij u schreven.',
  },
  'gb.scam.step-report-question': {
    says: 'Meld het. Stuur e-mails naar report@phishing.gov.uk en sms’jes naar 7726. Bent u geld kwijt? Ga naar reportfraud.police.uk of bel 0300 123 2040.',
  },
  'gb.scam.step-report-scotland-question': {
    says: 'Meld het. Stuur e-mails naar report@phishing.gov.uk en sms’jes naar 7726. Bent u geld kwijt? Bel Police Scotland op 101.',
  },
  'gb.scam.step-passwords-question': {
    says: 'Hebt u een wachtwoord gegeven? Verander het nu, op elke site waar u het gebruikt. Begin met uw e-mail.',
  },
  'gb.scam.step-keep-question': {
    says: 'Bewaar het bericht en de envelop. Schrijf data, namen, nummers en uw betalingen op. Uw bank en de politie vragen daarnaar.',
  },
  'gb.scam.step-hmrc-question': {
    says: 'Zegt het bericht dat het van de belastingdienst (HMRC) is? Kijk in uw eigen account op GOV.UK. Gebruik de link niet.',
  },
  'gb.scam.step-claim-bank-question': {
    says: 'Hebt u geld overgemaakt? Vraag het als slachtoffer van oplichting terug bij uw bank. Zeg dat het een “APP scam claim” is. Doe dit binnen 13 maanden.',
  },
  'gb.scam.step-claim-card-question': {
    says: 'Hebt u met een kaart betaald? Vraag het kaartbedrijf om terugboeking (chargeback). Bij een creditcard en één ding van meer dan £100 noemt u ook “section 75”.',
  },
  'gb.scam.right-reimbursed-question': {
    says: 'Bent u sinds 7 oktober 2024 verleid tot een Britse overboeking? Dan moet uw bank u meestal terugbetalen, tot £85,000.',
  },
  'gb.scam.right-five-days-question': {
    says: 'De bank hoort binnen vijf werkdagen na uw aanvraag te betalen. De bank mag pauzeren voor vragen, maar moet binnen 35 werkdagen beslissen.',
  },
  'gb.scam.right-excess-question': {
    says: 'De bank mag tot £100 van een aanvraag inhouden. Dat mag niet als u extra kwetsbaar was voor de oplichting (vulnerable).',
  },
  'gb.scam.right-unauthorised-question': {
    says: 'Ging er geld van uw rekening zonder dat u het goed vond? Zeg het tegen de bank. Die moet meestal vóór het eind van de volgende werkdag terugbetalen.',
  },
  'gb.scam.right-ombudsman-question': {
    says: 'Zegt de bank nee? Dien bij de bank een klacht in. Daarna kunt u gratis naar de Financial Ombudsman, binnen zes maanden na het laatste antwoord.',
  },
  'gb.scam.right-no-debt-question': {
    says: 'Zegt iemand dat u geld schuldig bent? U hebt het recht te vragen wie hij is en waarvoor het is.',
  },
  'gb.scam.option-bank-question': {
    says: 'Zeg de bank wat er is gebeurd en vraag uw geld terug.',
    title: 'Nu uw bank bellen',
    cost: 'Niets. Bij sommige aanvragen gaat er tot £100 af.',
    time: 'Bel vandaag. Een beslissing kan 5 tot 35 werkdagen duren.',
    risk: 'Hoe langer u wacht, hoe moeilijker het wordt.',
    bestFor: 'U hebt betaald, of kaart- of bankgegevens gegeven.',
  },
  'gb.scam.option-complain-question': {
    says: 'Dien een schriftelijke klacht in. Ga daarna naar de Financial Ombudsman.',
    title: 'Bezwaar maken als de bank nee zegt',
    cost: 'Niets.',
    time: 'Weken voor de bank, enkele maanden voor de Ombudsman.',
    risk: 'U moet dit doen binnen zes maanden na het laatste antwoord van de bank.',
    bestFor: 'Uw bank wil niet terugbetalen.',
  },
  'gb.scam.warn-recovery-question': {
    says: 'Pas op voor mensen die uw geld tegen betaling willen terughalen. Vaak is het weer dezelfde bende.',
  },
  'gb.scam.warn-remote-question': {
    says: 'Laat een beller nooit in uw telefoon of computer kijken of die bedienen. Is dat al gebeurd? Zet het apparaat uit en bel uw bank.',
  },
  'gb.scam.warn-do-not-pay-question': {
    says: 'Een dag nagaan maakt bij een echte rekening niets uit. Betaal nog niets.',
  },
}
