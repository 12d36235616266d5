/** Rights on a dismissal or a redundancy: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_RIGHTS_IT: Words = {
  'gb.job.right-reasons': {
    says: 'Dopo due anni di lavoro può chiedere i motivi per iscritto. Se il lavoro finisce dal 1º gennaio 2027, bastano sei mesi. Devono arrivare entro 14 giorni.',
  },
  'gb.job.right-notice': {
    says: 'Dopo un mese ha almeno una settimana di preavviso. Dopo due anni è una settimana per ogni anno, fino a dodici.',
  },
  'gb.job.right-holiday': {
    says: 'Devono pagarle le ferie che ha maturato e non ha preso.',
  },
  'gb.job.right-legal-right': {
    says: 'Se ha perso il lavoro perché ha chiesto un diritto di legge, come la busta paga o le mance, è ingiusto dal primo giorno. Non serve un tempo minimo nel lavoro.',
  },
  'gb.job.right-unfair': {
    says: 'Dopo due anni di lavoro può agire per licenziamento ingiusto (unfair dismissal). Per alcuni motivi, come gravidanza o segnalazione di illeciti (whistleblowing), non serve un tempo minimo.',
  },
  'gb.job.right-equal': {
    says: 'Non può perdere il lavoro per età, sesso, origine (race), disabilità, gravidanza, religione o chi ama. Vale dal primo giorno.',
  },
  'gb.job.right-redundancy-pay': {
    says: 'Dopo due anni di lavoro ha un’indennità di licenziamento economico (redundancy pay). Dipende da età, paga e anni.',
  },
  'gb.job.right-alternative': {
    says: 'Se Le offrono un altro lavoro, può provarlo per quattro settimane. Se non va bene, mantiene l’indennità (redundancy pay).',
  },
  'gb.job.right-time-off': {
    says: 'Dopo due anni di lavoro ha tempo libero ragionevole nel preavviso per cercare lavoro.',
  },
  'gb.job.right-group': {
    says: 'Se 20 o più posti vanno via in un luogo entro 90 giorni, devono prima parlare con il personale, per almeno 30 giorni.',
  },
  'gb.job.right-no-difference': {
    says: 'Un licenziamento senza passi equi è ingiusto anche se la fine fosse la stessa. Ma il tribunale può allora dare di meno.',
  },
  'gb.job.right-belief': {
    says: 'Per una colpa il datore di lavoro deve crederci davvero, avere buone ragioni e indagare prima in modo equo. Non deve provarlo come in un processo penale.',
  },
}
