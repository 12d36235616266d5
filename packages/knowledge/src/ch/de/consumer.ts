/** Disputes over what was bought: the words in German. */
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
  'ch.buy.right-phone-sale': {
    says: 'Hat man es Ihnen am Telefon oder an der Haustür für mehr als 100 Franken verkauft? Dann können Sie es 14 Tage lang widerrufen. Die Tage laufen erst, wenn man Sie über dieses Recht informiert hat.',
  },
}
