/** What a court claim form must hold: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_ELEMENTS_NL: Words = {
  'gb.claim.element-number': {
    says: 'Op een echte eis staan een zaaknummer (claim number) en de naam van een rechtbank.',
    name: 'Een zaaknummer en een rechtbank',
    ifMissing:
      'We zien geen zaaknummer. Bel de rechtbank op een nummer dat u op GOV.UK vindt en ga na of het echt is.',
  },
  'gb.claim.element-issue-date': {
    says: 'Op het formulier staat de dag waarop de rechtbank het uitgaf. Uw dagen om te antwoorden tellen vanaf de officiële ontvangst (service) daarna.',
    name: 'De datum van uitgifte (issue date)',
    ifMissing:
      'We zien geen datum van uitgifte. Zoek het stempel van de rechtbank. Is het er niet, vraag het de rechtbank.',
  },
  'gb.claim.element-particulars': {
    says: 'De eiser (claimant) moet de feiten van de eis kort noemen, op het formulier of binnen 14 dagen.',
    name: 'De redenen (particulars of claim)',
    ifMissing:
      'We zien geen redenen. Staat er “to follow” (volgt nog)? Dan loopt uw tijd voor verweer vanaf de dag dat u ze krijgt.',
  },
  'gb.claim.element-truth': {
    says: 'De eiser (claimant) moet tekenen dat de feiten waar zijn.',
    name: 'Een verklaring dat het waar is (statement of truth)',
    ifMissing:
      'We zien geen verklaring dat het waar is. Kijk op de achterkant van het formulier. Staat die er niet? Zeg het in uw verweer.',
  },
  'gb.claim.element-total': {
    says: 'Op het formulier staan het geëiste bedrag, de kosten van de rechtbank en vaste advocaatkosten.',
    name: 'Het geëiste bedrag en de kosten',
    ifMissing: 'We konden de bedragen niet vinden. Kijk in het vak rechtsonder op het formulier.',
  },
}
