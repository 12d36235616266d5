/** The Italian words of the rows in ../unemployment-denial.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const UNEMPLOYMENT_DENIAL_IT: Words = {
  'us.jobless.want': {
    says: 'Lo Stato dice che non ha il sussidio di disoccupazione (unemployment benefits), e perché.',
  },
  'us.jobless.want-appeal': { says: 'Può fare ricorso, ma il tempo è breve.' },
  'us.jobless.who': {
    says: 'Decide un ufficio dello Stato. Il Suo ricorso lo ascolta un funzionario che non ha preso la decisione (hearing officer).',
  },
  'us.jobless.reality': {
    says: 'Un primo rifiuto non è la fine. Può fare ricorso gratis e dire la Sua parte.',
  },
  'us.jobless.rights-summary': {
    says: 'Ha diritto a un’udienza giusta, a vedere il fascicolo e a portare prove e testimoni.',
  },
  'us.jobless.right-hearing': {
    says: 'Ogni Stato deve darle un’udienza giusta davanti a una persona imparziale, se fa ricorso in tempo.',
  },
  'us.jobless.right-employer-proof': {
    says: 'Se l’hanno licenziata, in quasi tutti gli Stati il datore deve mostrare una colpa grave (misconduct). Se si è dimesso Lei, deve mostrare una buona ragione.',
  },
  'us.jobless.step-appeal': {
    says: 'Faccia ricorso per iscritto prima dell’ultimo giorno nella lettera. In alcuni Stati sono solo 10 giorni dall’invio.',
  },
  'us.jobless.step-claim': {
    says: 'Continui a fare domanda ogni settimana mentre aspetta. La pagano solo per le settimane chieste.',
  },
  'us.jobless.step-proof': {
    says: 'Raccolga i documenti: la lettera di licenziamento, messaggi, regole, nomi di chi ha visto.',
  },
  'us.jobless.option-appeal': {
    says: 'Dica che non è d’accordo e vuole un’udienza. Può aggiungere le ragioni dopo.',
    title: 'Fare ricorso',
    cost: 'Gratis',
    time: 'Entro l’ultimo giorno nella lettera',
    risk: 'Nessuno.',
    bestFor: 'Non è d’accordo con il motivo.',
  },
  'us.jobless.option-help': {
    says: 'L’assistenza legale (legal aid) spesso fa queste udienze gratis.',
    title: 'Avere aiuto legale gratis',
    cost: 'Gratis se il Suo reddito è basso',
    time: 'Questa settimana',
    risk: 'Nessuno. I giorni corrono lo stesso.',
    bestFor: 'Il datore porta un avvocato, o il caso è complicato.',
  },
}
