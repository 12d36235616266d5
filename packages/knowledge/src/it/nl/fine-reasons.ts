/** The Dutch words of Italy: fine reasons. */
import type { Words } from '@plainletter/contracts/rule'

export const FINE_REASONS_WORDS: Words = {
  'it.fine.parking': {
    says: 'Een parkeerboete moet de straat, het uur en het bord noemen. Is de auto weggesleept, dan krijgt u die kosten terug als de boete wegvalt.',
  },
  'it.fine.restricted-zone': {
    says: 'Ga bij een beperkte zone (ZTL) de uren op het bord, uw vergunning en de dag na. De camera heeft toestemming van het ministerie nodig.',
  },
  'it.fine.red-light': {
    says: 'Door rood rijden kost zes punten. De tweede keer in twee jaar wordt het rijbewijs één tot drie maanden geschorst.',
  },
  'it.fine.speed': {
    says: 'Vijf procent, en minstens 5 km/u, moet van de gemeten snelheid af. Het bedrag en de punten hangen af van hoeveel u te hard reed.',
  },
  'it.fine.deadline-order': {
    says: 'Tegen een bevel van de Prefetto (ordinanza-ingiunzione) hebt u 30 dagen vanaf de bezorging. Wij tellen vanaf de datum ervan, voor de zekerheid.',
    action: 'Betalen, of bezwaar maken bij de vrederechter (giudice di pace)',
    consequence: 'Het bevel wordt definitief en wordt geïnd.',
  },
  'it.fine.late-extra': {
    says: 'Bij een onbetaalde boete komt 10% bij voor elke zes maanden. Vraag hoe het kantoor het bedrag berekende.',
  },
}
