/** The Italian words of the rows in ../tolls.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const TOLLS_IT: Words = {
  'us.toll.right-owner': {
    says: 'L’avviso va al proprietario. Se l’auto era venduta, rubata o noleggiata, la legge dello Stato quasi sempre le lascia mostrare chi l’aveva.',
  },
  'us.toll.step-official': {
    says: 'Lo controlli sul sito proprio dell’ente dei pedaggi, scritto da Lei. I messaggi falsi sui pedaggi sono comuni. Chieda di pagare il pedaggio senza spese.',
  },
  'us.ticket.de-toll': {
    says: 'Nel Delaware il proprietario risponde del pedaggio, salvo i casi che dice la legge. Può contestare l’avviso entro la data che porta.',
  },
  'us.ticket.ca-toll': {
    says: 'In California può contestare gratis un avviso di pedaggio entro 21 giorni dalla sua emissione. Ci sono piani di pagamento per redditi bassi.',
  },
  'us.ticket.ny-toll': {
    says: 'Nello stato di New York il proprietario dell’auto risponde dei pedaggi chiesti per posta (tolls by mail). Un’auto rubata o a noleggio è una difesa.',
  },
  'us.ticket.fl-toll': {
    says: 'In Florida un pedaggio non pagato è una violazione stradale (traffic citation). Può pagarlo, o chiedere al tribunale un’udienza.',
  },
  'us.ticket.tx-toll': {
    says: 'In Texas un proprietario che ha venduto o dato a noleggio l’auto prima del viaggio non deve il pedaggio. Mandi la prova in tempo.',
  },
  'us.ticket.il-toll': {
    says: 'In Illinois può chiedere all’ente dei pedaggi un’udienza su un avviso di violazione. Un’auto rubata o a noleggio è una difesa.',
  },
  'us.ticket.pa-toll': {
    says: 'In Pennsylvania il proprietario risponde dei pedaggi, ma può mostrare che l’auto era rubata, venduta o a noleggio.',
  },
  'us.ticket.va-toll': {
    says: 'In Virginia può mostrare al tribunale che non guidava Lei, o che l’auto era rubata o venduta.',
  },
  'us.ticket.md-toll': {
    says: 'Nel Maryland può contestare una multa per pedaggio al District Court, o indicare chi guidava.',
  },
}
