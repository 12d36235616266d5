/** The Italian words of the rows in ../job-absence.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JOB_ABSENCE_IT: Words = {
  'fr.absence.want': {
    says: 'Il datore di lavoro vuole che torni al lavoro o dica il motivo dell’assenza.',
  },
  'fr.absence.reality': {
    says: 'Se non fa nulla, può valere come dimissioni. Allora il sussidio di disoccupazione è di solito perso.',
  },
  'fr.absence.deadline': {
    says: 'Ha almeno quindici giorni, contati dal giorno in cui la lettera Le è stata portata. La lettera può darne di più.',
    action: 'Tornare al lavoro, o mandare il motivo con prove',
    consequence: 'Può valere come dimissioni.',
  },
  'fr.absence.right-reasons': {
    says: 'Un buon motivo lo ferma: malattia, pericolo al lavoro, sciopero, un ordine contro la legge, o un cambio di contratto dal datore.',
  },
  'fr.absence.right-told': {
    says: 'La lettera deve dire che cosa succede se non torna. Se non lo dice, lo faccia notare.',
  },
  'fr.absence.right-court': {
    says: 'Può contestare le dimissioni al tribunale del lavoro (prud’hommes). Dovrebbe decidere in un mese, senza un incontro di conciliazione prima.',
  },
  'fr.absence.step': {
    says: 'Risponda per raccomandata prima che finisca il tempo. Unisca il certificato medico o altra prova, e tenga una copia.',
  },
  'fr.absence.option-answer': {
    says: 'Dica perché era via, o che torna, con il giorno.',
    title: 'Rispondere in tempo',
    cost: 'Il prezzo di una raccomandata.',
    time: 'Entro quindici giorni.',
    risk: 'Nessuno.',
    bestFor: 'Ogni caso.',
  },
}
