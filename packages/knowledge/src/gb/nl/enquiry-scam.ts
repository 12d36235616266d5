/** Questions about scams: what to do, and the rows on scam letters that hold for a question too. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SCAM_NL: Words = {
  'gb.ask-consumer.scam-paid': {
    says: 'Bel nu uw bank op 159 of op het nummer op uw pas. Bij een Britse overboeking sinds 7 oktober 2024 moet ze u meestal terugbetalen, tot £85,000. Meld daarna de fraude.',
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
}
