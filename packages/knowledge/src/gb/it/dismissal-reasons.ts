/** Italian: the words of the rows in ../dismissal-reasons.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_REASONS_IT: Words = {
  'gb.job.right-leave': {
    says: 'Licenziarla per una nascita o per il congedo è vietato, senza anzianità. È incinta, o in congedo di maternità o adozione? Allora il datore deve dare i motivi per iscritto senza che li chieda.',
  },
  'gb.job.right-new-terms': {
    says: 'Prima di licenziare per cambiare i contratti, il datore deve seguire un codice pubblico e parlare apertamente. Altrimenti il tribunale può aumentare la somma di un quarto. Da gennaio 2027 la legge è molto più severa. Chieda al sindacato o ad Acas.',
  },
  'gb.job.right-visa': {
    says: 'Ha chiesto di restare prima della scadenza? Allora può lavorare finché si decide. Il datore può verificarlo presso l’Home Office e dovrebbe farlo prima di licenziare.',
  },
  'gb.job.right-union': {
    says: 'È vietato licenziarla per attività sindacale o iscrizione. Non serve anzianità. Chiami oggi il sindacato: un tribunale può ordinare che la paga continui se lo chiede entro sette giorni dalla fine. Il sindacato deve firmare un foglio per questo.',
  },
  'gb.job.right-minimum': {
    says: 'Se ha avuto meno del minimo, può ancora chiederlo. Gli ispettori dello Stato possono ordinarlo fino a sei anni indietro, gratis: avvisi la Fair Work Agency. Una causa sua spesso arriva meno indietro, quindi cominci presto. I contanti non cambiano nulla: anche le ferie non godute vanno pagate.',
  },
}
