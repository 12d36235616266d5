/** The Italian words of the rows in ../rent-rise.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const RENT_RISE_IT: Words = {
  'nz.rise.want': { says: 'Il Suo padrone di casa vuole un affitto più alto.' },
  'nz.rise.want-check': {
    says: 'Controlli se l’aumento è legale prima di pagare di più o firmare.',
  },
  'nz.rise.reality': {
    says: 'L’affitto può salire solo una volta in 12 mesi, con 60 giorni di avviso. Il Tribunal può abbassarlo.',
  },
  'nz.rise.not-yet': { says: 'Il nuovo affitto è dovuto non prima di 60 giorni dopo l’avviso.' },
  'nz.rise.right-notice': {
    says: 'L’avviso deve essere scritto e dire il nuovo affitto e il giorno. 60 giorni è il minimo.',
  },
  'nz.rise.right-year': {
    says: 'L’affitto non può salire entro 12 mesi dall’ultimo aumento o dall’inizio dell’affitto.',
  },
  'nz.rise.right-market': {
    says: 'Se è molto sopra l’affitto di mercato, il Tenancy Tribunal può abbassarlo. Faccia domanda presto dopo l’avviso.',
  },
  'nz.rise.step-market': {
    says: 'Cerchi l’affitto di mercato della Sua zona su tenancy.govt.nz e confronti.',
  },
  'nz.rise.step-write': {
    says: 'Se l’avviso è breve o troppo presto, lo dica per iscritto e continui a pagare il vecchio affitto.',
  },
  'nz.rise.option-tribunal': {
    says: 'Chieda al Tenancy Tribunal un ordine sull’affitto (rent order).',
    title: 'Chiedere al Tribunal di abbassarlo',
    cost: 'Una piccola tassa',
    time: 'Presto dopo l’avviso',
    risk: 'Può non cambiare nulla.',
    bestFor: 'L’affitto è molto sopra il mercato.',
  },
  'nz.rise.option-talk': {
    says: 'Offra per iscritto un aumento più piccolo o un giorno più tardi.',
    title: 'Parlare con il padrone di casa',
    cost: 'Gratis',
    time: 'Prima del giorno indicato',
    risk: 'Può dire no.',
    bestFor: 'Paga bene e vuole restare.',
  },
}
