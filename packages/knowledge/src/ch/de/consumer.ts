/** Buying, contracts, health premiums, insurers and scams: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_WORDS: Words = {
  'ch.buy.want': { says: 'Eine Firma sagt, dass Sie einen Vertrag einhalten oder zahlen müssen.' },
  'ch.buy.real': {
    says: 'In der Schweiz gibt es kein allgemeines Widerrufsrecht im Internet. Lesen Sie die Bedingungen des Shops.',
  },
  'ch.buy.not-yet': { says: 'Ohne Betreibungsamt kann niemand etwas nehmen.' },
  'ch.buy.step-write': { says: 'Schreiben Sie sofort, was kaputt ist und was Sie wollen.' },
  'ch.buy.step-door': {
    says: 'An der Tür oder am Telefon verkauft? Widerrufen Sie in vierzehn Tagen schriftlich.',
  },
  'ch.buy.right-door': {
    says: 'Sie haben vierzehn Tage Widerruf bei Tür- und Telefonverkauf über CHF 100.',
  },
  'ch.buy.right-defect': {
    says: 'Bei neuer Ware haftet der Verkäufer meist zwei Jahre für Mängel. Melden Sie Mängel sofort.',
  },
  'ch.buy.option-write': {
    title: 'Schriftlich bestreiten',
    says: 'Sagen Sie, warum Sie nichts schulden.',
    cost: 'Eine Briefmarke.',
    time: 'Ein Brief.',
    risk: 'Eine Betreibung ist möglich.',
    bestFor: 'Sie sind nicht gebunden.',
  },
  'ch.buy.option-ombud': {
    title: 'Zur Ombudsstelle',
    says: 'Viele Branchen haben eine.',
    cost: 'Meist nichts.',
    time: 'Wochen.',
    risk: 'Sie kann nichts erzwingen.',
    bestFor: 'Die Firma hilft nicht.',
  },
  'ch.buy.health-cover': {
    says: 'Ihre Grundversicherung läuft weiter. Die Kasse muss mahnen und dreissig Tage setzen, bevor sie betreibt.',
  },
  'ch.buy.insure-want': { says: 'Ihre Versicherung sagt, was sie zahlt.' },
  'ch.buy.insure-step': {
    says: 'Verlangen Sie Grund und Klausel schriftlich. Fragen Sie dann den kostenlosen Ombudsman.',
  },
  'ch.buy.insure-right': { says: 'Sie können den Ombudsman der Branche kostenlos fragen.' },
  'ch.buy.insure-option': {
    title: 'Ombudsman fragen',
    says: 'Senden Sie Ihre Briefe.',
    cost: 'Nichts.',
    time: 'Wochen.',
    risk: 'Fristen laufen weiter.',
    bestFor: 'Sie finden das Nein falsch.',
  },
  'ch.buy.scam-want': { says: 'Diese Nachricht will Ihr Geld oder Ihre Codes.' },
  'ch.buy.scam-who': { says: 'Es sieht nach Betrug mit einem bekannten Namen aus.' },
  'ch.buy.scam-stop': {
    says: 'Zahlen und klicken Sie nicht. Rufen Sie nicht zurück. Suchen Sie die echte Nummer selbst.',
  },
  'ch.buy.scam-bank': {
    says: 'Bezahlt oder Code gegeben? Rufen Sie sofort die Bank, dann die Polizei.',
  },
  'ch.buy.scam-right': { says: 'Sie können es gratis dem BACS melden.' },
  'ch.buy.scam-option': {
    title: 'Nicht reagieren und melden',
    says: 'Fragen Sie zuerst bei der echten Stelle nach.',
    cost: 'Nichts.',
    time: 'Minuten.',
    risk: 'Keines nach der Prüfung.',
    bestFor: 'Sie kennen es nicht.',
  },
  'ch.buy.bill-want': { says: 'Ein Lieferant will eine Rechnung bezahlt haben.' },
  'ch.buy.bill-check': {
    says: 'Prüfen Sie die Rechnung. Bieten Sie Raten an, wenn Sie nicht alles zahlen können.',
  },
  'ch.buy.bill-right': { says: 'Sie können Zählerstand und Berechnung verlangen.' },
  'ch.buy.bill-plan': {
    title: 'Ratenplan',
    says: 'Bieten Sie einen Monatsbetrag.',
    cost: 'Was Sie anbieten.',
    time: 'Ein Anruf.',
    risk: 'Halten Sie ihn ein.',
    bestFor: 'Sie schulden es.',
  },
  'ch.buy.right-phone-sale': {
    says: 'Hat man es Ihnen am Telefon oder an der Haustür für mehr als 100 Franken verkauft? Dann können Sie es 14 Tage lang widerrufen. Die Tage laufen erst, wenn man Sie über dieses Recht informiert hat.',
  },
}
