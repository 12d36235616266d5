/** What can still be done about decisions, rent and hearings when their day is over: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const TOO_LATE_FOR_DECISIONS_NL: Words = {
  'gb.late.insurance-step': {
    says: 'De dag in de brief is voorbij. Schrijf de verzekeraar vandaag toch, met het woord complaint. Zo’n dag is meestal van hemzelf, niet van de wet.',
  },
  'gb.late.insurance-right': {
    says: 'Zijn er zes maanden voorbij sinds het laatste antwoord? De Ombudsman kan nog helpen als de verzekeraar instemt, of als iets uitzonderlijks u ophield, zoals een zware ziekte.',
  },
  'gb.late.tribunal-step': {
    says: 'Ga vandaag met deze brief in beroep bij het gratis tribunaal. Is die ouder dan een maand? Zeg waarom u laat bent. Het kan een beroep nemen tot 13 maanden na de eerste beslissing.',
  },
  'gb.late.scots-benefit-step': {
    says: 'Vraag Social Security Scotland vandaag om een nieuwe beslissing (re-determination), en zeg waarom het laat is. Met een goede reden kan dat tot een jaar nadat u het hoorde.',
  },
  'gb.late.ni-benefit-step': {
    says: 'Vraag vandaag om een nieuwe blik op de beslissing, en zeg waarom u laat bent. Met een goede reden kan dat tot 13 maanden na de beslissing.',
  },
  'gb.late.rent-step': {
    says: 'De dag in de brief is voorbij, maar u hoeft niet weg. Bel vandaag: bied de huur en een klein bedrag per week, en vraag of er een opzegging of een datum bij de rechtbank komt.',
  },
  'gb.late.rent-hearing-step': {
    says: 'De dag van de zitting lijkt voorbij. Bel vandaag de rechtbank en vraag wat er is beslist. Is er een bevel? Vraag een gratis advocaat naar formulier N244, voordat bailiffs komen.',
  },
  'gb.late.scots-rent-step': {
    says: 'De dag in de brief is voorbij, maar u hoeft niet weg. Bel vandaag: bied de huur en een klein bedrag per week, en vraag of er een opzegging of een datum bij het tribunaal komt.',
  },
  'gb.late.ni-rent-step': {
    says: 'De dag in de brief is voorbij, maar u hoeft niet weg: alleen een rechter kan dat bevelen. Bel vandaag en bied de huur en een klein bedrag per week.',
  },
  'gb.late.hearing-step': {
    says: 'Vraag uw werkgever vandaag schriftelijk of het gesprek er was en wat er is besloten. Kon u niet komen? Zeg waarom en vraag een nieuwe dag.',
  },
  'gb.late.hearing-option': {
    says: 'Schrijf waarom het niet klopt, en dat u niet gehoord bent als dat zo is. Vraag dat iemand anders ernaar kijkt.',
    title: 'In beroep tegen wat is besloten',
    cost: 'Niets.',
    time: 'In de dagen die het besluit geeft. Liever laat dan niet.',
    risk: 'Geen. De tijd voor het tribunaal loopt door.',
    bestFor: 'Ze besloten tegen u.',
  },
  'gb.late.hb-step': {
    says: 'Schrijf vandaag aan de gemeente wat er niet klopt. Is de beslissing ouder dan een maand? Zeg waarom u laat bent: met een goede reden kan ze tot 13 maanden erna opnieuw kijken.',
  },
}
