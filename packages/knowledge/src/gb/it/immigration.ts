/** Italian: refusals of the Home Office, EU settled status, citizenship and detention. */
import type { Words } from '@plainletter/contracts/rule'

export const IMMIGRATION_IT: Words = {
  'gb.immigration.wants': {
    says: 'Il ministero (Home Office) ha rifiutato la Sua richiesta. La lettera dice se può fare appello, chiedere un riesame o rifare domanda.',
  },
  'gb.immigration.right-appeal': {
    says: "Può fare appello se rifiuta l'asilo o una richiesta per diritti umani, come la famiglia. Ha 14 giorni nel Paese, o 28 giorni all'estero.",
  },
  'gb.immigration.right-stay-meanwhile': {
    says: 'Ha chiesto prima della fine del permesso? Allora può restare, e lavorare come prima, fino alla decisione sul ricorso fatto in tempo.',
  },
  'gb.immigration.right-review': {
    says: "Per molti rifiuti di lavoro e studio si chiede invece un riesame (administrative review). Il termine è 14 giorni nel Paese, o 28 giorni all'estero.",
  },
  'gb.immigration.right-family': {
    says: "Le regole dicono quale reddito e quali carte deve mostrare un partner. Se mancano, l'Home Office deve comunque pesare la Sua vita familiare e il bene di un bambino.",
  },
  'gb.immigration.right-settled': {
    says: "Può fare appello contro il rifiuto dello stato UE (settled status). Il termine è 14 giorni nel Paese, o 28 giorni all'estero.",
  },
  'gb.immigration.right-citizen': {
    says: "Non c'è appello contro il rifiuto della cittadinanza. Può chiedere un nuovo esame se hanno sbagliato legge o fatti, o rifare domanda.",
  },
  'gb.immigration.right-bail': {
    says: "Chi è trattenuto può chiedere la libertà (bail) all'Home Office o al giudice. Chieda subito un avvocato: in detenzione c'è consiglio gratis.",
  },
  'gb.immigration.step': {
    says: "Prenda consiglio questa settimana, perché il tempo è poco. Solo un avvocato o un consulente registrato può consigliarLa. Tenga la busta o l'email.",
  },
  'gb.immigration.answer': {
    says: "Prenda ora un avvocato o un consulente registrato. Nel Paese ha 14 giorni per l'appello o il riesame; la lettera dice quale. Se ha chiesto in tempo, può restare intanto.",
  },
  'gb.immigration.answer-settled': {
    says: "Sì, può fare appello. Ha 14 giorni nel Paese, o 28 giorni all'estero. Può anche rifare domanda, con un buon motivo del ritardo.",
  },
}
