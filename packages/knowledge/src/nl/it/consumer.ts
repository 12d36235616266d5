/** The Italian words of the Netherlands: consumer. */
import type { Words } from '@plainletter/contracts/rule'

export const CONSUMER_IT: Words = {
  'nl.buy.want': {
    says: 'Una ditta dice che è legato a un contratto o che deve pagare.',
  },
  'nl.buy.who': {
    says: 'È una ditta privata. Non può costringerla senza un giudice.',
  },
  'nl.buy.not-yet': {
    says: 'Senza una sentenza non possono prenderle nulla.',
  },
  'nl.buy.rights': {
    says: 'Online ha di solito 14 giorni per cambiare idea. La merce difettosa va riparata o sostituita.',
  },
  'nl.buy.step-write': {
    says: 'Scriva alla ditta che cosa non va e che cosa vuole. Le dia un tempo giusto.',
  },
  'nl.buy.step-withdraw': {
    says: 'Ha comprato online o alla porta meno di 14 giorni fa? Annulli ora per iscritto.',
  },
  'nl.buy.step-acm': {
    says: 'Chieda una lettera modello a ConsuWijzer o allo sportello legale (Juridisch Loket).',
  },
  'nl.buy.right-withdraw': {
    says: 'Ha diritto di annullare un acquisto online entro 14 giorni, senza motivo. Il venditore rimborsa allora entro 14 giorni.',
  },
  'nl.buy.right-conform': {
    says: 'Ha diritto a merce che funziona come può aspettarsi. Nel primo anno un difetto vale come presente dall’inizio.',
  },
  'nl.buy.right-month': {
    says: 'Dopo il primo periodo può chiudere la maggior parte dei contratti con un mese di preavviso.',
  },
  'nl.buy.right-phone': {
    says: 'Un contratto per telefonata di una ditta richiede di solito il Suo sì scritto.',
  },
  'nl.buy.option-dispute': {
    title: 'Contestarlo per iscritto',
    says: 'Dica perché non deve pagare.',
    cost: 'Nulla.',
    time: 'Una lettera.',
    risk: 'Possono mandare una società di recupero.',
    bestFor: 'Non è legato o la merce è difettosa.',
  },
  'nl.buy.option-board': {
    title: 'Andare a una commissione per le liti',
    says: 'Chieda se la ditta aderisce a De Geschillencommissie.',
    cost: 'Una piccola spesa.',
    time: 'Mesi.',
    risk: 'La decisione vincola tutti e due.',
    bestFor: 'La ditta non aiuta.',
  },
  'nl.buy.option-help': {
    title: 'Avere un consiglio gratis',
    says: 'Chiami lo sportello legale (Juridisch Loket).',
    cost: 'Nulla.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Non è sicuro.',
  },
}
