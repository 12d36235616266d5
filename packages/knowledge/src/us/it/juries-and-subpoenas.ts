/** The Italian words of the rows in ../juries-and-subpoenas.ts. */
import type { Words } from '@plainletter/contracts/rule'

import { stateWords } from './state-table.ts'

export const JURIES_AND_SUBPOENAS_IT: Words = {
  'us.public.want-juror': {
    says: 'Un tribunale le chiede di fare il giurato (jury). Non è accusato di nulla.',
  },
  'us.public.right-juror': {
    says: 'Quasi sempre può rimandare una volta, o chiedere di essere esonerato per difficoltà, malattia o cura di altri. Il Suo lavoro non può licenziarla per questo.',
  },
  'us.public.step-juror': {
    says: 'Compili il modulo entro la sua data. Chiami il numero sul sito proprio del tribunale se non è sicuro che sia vero.',
  },
  'us.public.option-juror': {
    says: 'Scriva al tribunale prima del giorno e dica perché non può venire.',
    title: 'Servire, rimandare o chiedere l’esonero',
    cost: 'Gratis',
    time: 'Prima del giorno nell’avviso',
    risk: 'Non venire può portare una multa.',
    bestFor: 'Ha ricevuto una vera chiamata come giurato.',
  },
  'us.life.right-subpoena': {
    says: 'A un vero ordine di comparire (subpoena) si deve obbedire, ma può opporsi per iscritto o chiedere al tribunale di ridurlo. I testimoni quasi sempre ricevono un compenso.',
  },
  'us.life.want-subpoena': {
    says: 'Qualcuno in una causa vuole che Lei venga come testimone o consegni documenti.',
  },
  'us.life.step-subpoena': {
    says: 'Controlli tribunale e numero della causa con il cancelliere (clerk). Tenga i documenti chiesti e veda un avvocato prima della data.',
  },
  ...stateWords('jury-missed', {
    'AZ CA FL GA IL MI NC PA TX WA':
      'un giudice può multare chi è mancato al servizio di giurato (jury duty). Risponda entro la data dell’avviso, dica perché, con prove, e chieda un nuovo giorno',
    NY: 'può rispondere a un avviso di assenza (notice of noncompliance) chiedendo un’udienza (hearing). Se non risponde, rischia fino a $250 e un nuovo giorno di servizio',
  }),
  ...stateWords('subpoena', {
    'AZ CA FL GA IL MI NC NY TX WA':
      'può chiedere al giudice, prima del giorno, di annullare o limitare una citazione (subpoena) con una motion to quash, per esempio se chiede troppo',
  }),
}
