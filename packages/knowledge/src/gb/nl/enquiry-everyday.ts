/** Vragen over oplichting, energie, water, vluchten en telefoon: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_EVERYDAY_NL: Words = {
  'gb.scam.option-check': {
    says: 'Antwoord niet. Meld het, blokkeer de afzender, en verwijder het als u een kopie hebt.',
    title: 'Melden, dan laten liggen',
    cost: 'Niets.',
    time: 'Vijf minuten.',
    risk: 'Geen, als u het bij het echte bedrijf hebt nagevraagd.',
    bestFor: 'U hebt niet betaald en geen gegevens gegeven.',
  },
  'gb.ask-consumer.scam-paid': {
    says: 'Bel nu uw bank op 159 of op het nummer op uw pas. Bij een Britse overboeking sinds 7 oktober 2024 moet ze u meestal terugbetalen, tot £85,000. Meld daarna de fraude.',
  },
  'gb.ask-consumer.energy-cut-off': {
    says: 'Het is een laatste stap, en zeldzaam. Het bedrijf moet eerst een regeling aanbieden. Om binnen te komen heeft het uw toestemming of een warrant nodig. Bel vandaag en vertel over ziekte, kinderen of hoge leeftijd.',
    dependsOn: 'wie er bij u woont en of u een regeling kunt afspreken',
  },
  'gb.ask-consumer.scam-bank-pays': {
    says: 'Ja, meestal, tot £85,000, bij een Britse overboeking sinds 7 oktober 2024. Bel nu uw bank op 159 of op het nummer op uw pas. Meld daarna de fraude.',
  },
  'gb.ask-consumer.scam-bank-refuses': {
    says: 'Klaag schriftelijk bij de bank. Zij moet laten zien dat u grof onvoorzichtig was. Uw gezondheid of stress telt mee. Na het laatste antwoord hebt u zes maanden om gratis naar de Ombudsman te gaan.',
  },
  'gb.ask-consumer.scam-real': {
    says: 'Klik, bel of betaal niet vanuit het bericht. Zoek zelf het echte bedrijf en vraag het. Stuur valse sms’jes naar 7726 en e-mails naar report@phishing.gov.uk.',
    dependsOn: 'of het echte bedrijf het bevestigt',
  },
  'gb.ask-consumer.prepayment': {
    says: 'Ze moeten eerst een regeling aanbieden die u kunt betalen. In sommige woningen mogen ze geen meter afdwingen, bijvoorbeeld met een kind onder twee jaar. Om binnen te komen hebben ze uw ja of een warrant nodig.',
    dependsOn: 'wie er bij u woont en of u anders kunt betalen',
  },
  'gb.ask-consumer.back-bill': {
    says: 'Een energiebedrijf mag geen energie van meer dan 12 maanden geleden in rekening brengen die het toen niet in rekening bracht, tenzij u dat tegenhield. Vraag dat deel eraf te halen. Ga na acht weken naar de Energy Ombudsman.',
  },
  'gb.ask-consumer.water-cut-off': {
    says: 'Een waterbedrijf mag het water in uw woning niet afsluiten of minder hard laten stromen omdat u geld schuldig bent. Vraag een regeling of een lager tarief.',
  },
  'gb.ask-consumer.flight': {
    says: 'Vervalt de vlucht, dan kiest u geld terug of een andere vlucht. Tijdens het wachten krijgt u eten en een kamer. Ligt het aan de maatschappij, dan krijgt u een vergoeding bij lange vertraging, of bij bericht minder dan 14 dagen vooraf.',
    dependsOn: 'hoe laat hij was, waarom, en wanneer u het hoorde',
  },
  'gb.ask-consumer.broadband': {
    says: 'Klaag eerst bij het bedrijf en bewaar de datum. Na zes weken, of na een laatste antwoord, kan een gratis geschillenregeling beslissen. Is de dienst veel slechter dan beloofd, vraag dan om zonder kosten te stoppen.',
  },
  'gb.ask-consumer.flight-right-choice': {
    says: 'Annuleert de maatschappij, dan kiest u: uw geld terug binnen zeven dagen, of zo snel mogelijk een andere vlucht.',
  },
  'gb.ask-consumer.flight-right-care': {
    says: 'Tijdens het wachten krijgt u eten en drinken, en een kamer als u moet blijven slapen.',
  },
  'gb.ask-consumer.flight-step-claim': {
    says: 'Vraag de vergoeding schriftelijk bij de maatschappij. Noem het vluchtnummer en de vertraging, en bewaar elke bon.',
  },
}
