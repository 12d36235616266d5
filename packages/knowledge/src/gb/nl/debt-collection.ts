/** Incassobrieven: het recht van het Verenigd Koninkrijk in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const DEBT_COLLECTION_NL: Words = {
  'gb.debt.option-dispute': {
    says: 'Schrijf en vraag om bewijs van de schuld, de bedragen en wie de eigenaar is. Schrijf wat er volgens u niet klopt.',
    title: 'Bewijs vragen',
    cost: 'Een postzegel, of niets per e-mail. £1 als u een kredietovereenkomst (credit agreement) vraagt.',
    time: 'Een uur om te schrijven. Hun antwoord duurt vaak twee tot acht weken.',
    risk: 'Klein, als u de schuld niet erkent. Bewijzen ze de schuld, dan moet u betalen of iets aanbieden.',
    bestFor: 'U kent de schuld niet, het bedrag lijkt fout, of de schuld is oud.',
  },
  'gb.debt.option-negotiate': {
    says: 'Stuur een budget. Bied een bedrag per maand aan, of één kleiner bedrag om de schuld te beëindigen. Vraag hun de rente te stoppen.',
    title: 'Aanbieden wat u kunt missen',
    cost: 'Wat u aanbiedt. Nooit meer dan u kunt missen.',
    time: 'Een avond voor een budget. Na enkele weken een antwoord.',
    risk: 'Een aanbod of betaling kan de tijd voor een oude schuld opnieuw laten beginnen.',
    bestFor: 'U bent het schuldig en de schuld is niet oud.',
  },
  'gb.debt.option-help': {
    says: 'Een gratis adviseur kan de schuld nagaan, voor u schrijven en naar al uw schulden samen kijken.',
    title: 'Met een gratis schuldadviseur praten',
    cost: 'Niets. Betaal nooit voor schuldadvies.',
    time: 'Een gesprek van ongeveer een uur.',
    risk: 'Geen.',
    bestFor: 'U hebt meer dan één schuld, of de zorgen zijn te groot.',
  },
  'gb.debt.option-complain': {
    says: 'Misleiden, bedreigen of negeren ze u? Klaag bij het bedrijf. Ga daarna naar de Financial Ombudsman.',
    title: 'Klagen over hun gedrag',
    cost: 'Niets.',
    time: 'Tot acht weken voor het bedrijf. Enkele maanden voor de Ombudsman.',
    risk: 'De schuld blijft zolang ze kijken, al horen ze u eerlijk te behandelen.',
    bestFor:
      'Ze bellen te vaak, doen alsof ze macht hebben, of reageren niet als u de schuld betwist.',
  },
}
