/** The Dutch words of Ireland: insurance. */
import type { Words } from '@plainletter/contracts/rule'

export const INSURANCE_NL: Words = {
  'ie.insure.want': { says: 'Zoek de reden, en de woorden van de polis die zij noemt.' },
  'ie.insure.reality': {
    says: 'Dit is de mening van de verzekeraar. Het is niet het laatste woord.',
  },
  'ie.insure.who': {
    says: 'De Financial Services and Pensions Ombudsman kijkt gratis naar klachten over verzekeraars.',
  },
  'ie.insure.rights': {
    says: 'U kunt redenen vragen en zien welke woorden van de polis ze gebruiken.',
  },
  'ie.insure.right-fair': {
    says: 'Een verzekeraar moet uw claim snel en eerlijk behandelen. Hij kan bij een verkeerd antwoord alleen weigeren zoals de wet het toestaat.',
  },
  'ie.insure.right-fspo': {
    says: 'Na een definitief antwoord, of 40 werkdagen, kunt u naar de Ombudsman.',
  },
  'ie.insure.step-reason': { says: 'Vraag schriftelijk om de redenen.' },
  'ie.insure.step-complain': {
    says: 'Klaag schriftelijk en vraag een definitief antwoord (final response letter).',
  },
  'ie.insure.step-proof': { says: 'Stuur foto’s, offertes en bonnen.' },
  'ie.insure.opt-fspo': {
    says: 'Eerst de verzekeraar, dan online de FSPO.',
    title: 'Klagen, dan de Ombudsman',
    cost: 'Gratis.',
    time: 'Maanden.',
    risk: 'Laag.',
    bestFor: 'U denkt dat de beslissing verkeerd is.',
  },
  'ie.insure.opt-help': {
    says: 'Vraag Citizens Information of een advocaat (solicitor).',
    title: 'Advies vragen',
    cost: 'Gratis, of een prijs voor een advocaat.',
    time: 'Nu.',
    risk: 'Geen.',
    bestFor: 'Het gaat om veel geld.',
  },
  'ie.insure.right-proportion': {
    says: 'U moest de vragen van de verzekeraar alleen eerlijk en zorgvuldig beantwoorden. Een onschuldige vergissing hoeft uw dekking niet te beëindigen.',
  },
  'ie.insure.right-forty-days': {
    says: 'De verzekeraar moet uw klacht onderzoeken en binnen 40 werkdagen antwoorden.',
  },
}
