/** Questions about subscriptions, gyms and tradespeople: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_SERVICES_DE: Words = {
  'nl.ask.step-buy': {
    says: 'Schreiben Sie der Firma, was nicht stimmt und was Sie wollen, und setzen Sie eine faire Frist. Rat ist beim Juridisch Loket kostenlos.',
  },
  'nl.ask.subscription': {
    says: 'Nach der ersten vereinbarten Zeit können Sie die meisten Abos mit einem Monat Frist beenden. Schreiben Sie es und bitten Sie um eine Bestätigung. Ein stilles neues Jahr bindet Sie nicht.',
  },
  'nl.ask.gym-injury': {
    dependsOn: 'die Bedingungen des Studios',
    says: 'Viele Fitnessstudios lassen Sie bei langer Verletzung aufhören oder pausieren, mit Attest. Steht das nicht in den Bedingungen, bitten Sie schriftlich um eine Pause. Ein Richter kann den Vertrag beenden, wenn Unvorhergesehenes ihn unfair macht.',
  },
  'nl.ask.no-price-agreed': {
    says: 'Ohne festen Preis schulden Sie nur einen fairen Preis. Ein Richtpreis darf ohne Warnung höchstens um zehn Prozent steigen. Verlangen Sie eine Liste von Stunden und Teilen, zahlen Sie das Faire, und schreiben Sie, warum nicht den Rest.',
  },
}
