/** The Italian words of the rows in ../lawsuits.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const LAWSUITS_IT: Words = {
  'us.claim.want': {
    says: 'Qualcuno le ha fatto causa. Vuole che il tribunale le ordini di pagare o di fare qualcosa.',
  },
  'us.claim.who': {
    says: 'Chi fa causa si chiama attore (plaintiff). Lei è il convenuto (defendant). Il tribunale non ha ancora deciso nulla.',
  },
  'us.claim.reality': {
    says: 'È una cosa vera e ha un termine breve. Se Lei risponde, devono provare le loro ragioni. Se non risponde, vincono.',
  },
  'us.claim.rights-summary': {
    says: 'Può rispondere, vedere le loro prove ed essere ascoltato da un giudice. Per rispondere non serve un avvocato.',
  },
  'us.claim.not-yet': {
    says: 'Con questo foglio non possono prendere il Suo stipendio o i soldi in banca. Prima serve una sentenza (judgment).',
  },
  'us.claim.know-default': {
    says: 'Molte cause per debiti si vincono solo perché nessuno risponde. Una risposta spesso costringe chi ha comprato il debito a mostrare prove che non ha.',
    learnMore:
      'Molti tribunali hanno un modulo di risposta da compilare nella loro pagina di aiuto (self-help).',
  },
  'us.claim.right-heard': {
    says: 'Ha il diritto di sapere della causa e di essere ascoltato prima che un tribunale decida.',
  },
  'us.claim.right-proof': {
    says: 'Ha il diritto di far provare che Lei deve questa somma e che il debito è loro.',
  },
  'us.claim.right-wages': {
    says: 'Anche se vincono, la maggior parte dello stipendio resta Sua. Per un debito normale possono prendere al massimo un quarto, e meno da una paga bassa.',
  },
  'us.claim.right-old': {
    says: 'Una società di recupero crediti (debt collector) non può farle causa dopo la fine del termine per il debito. Deve dirlo Lei nella Sua risposta.',
  },
  'us.claim.right-place': {
    says: 'Una società di recupero crediti (debt collector) può farle causa solo dove Lei vive ora o dove ha firmato il contratto.',
  },
  'us.claim.right-service': {
    says: 'Se è in servizio militare attivo può chiedere al tribunale di aspettare almeno 90 giorni. Nessuna sentenza può arrivare prima di questo controllo.',
  },
  'us.claim.right-waiver': {
    says: 'Se non può pagare una tassa del tribunale, chieda al cancelliere (clerk) il modulo per non pagarla (fee waiver).',
  },
  'us.claim.deadline-federal': {
    says: 'In un tribunale federale ha 21 giorni per rispondere da quando le danno gli atti.',
    action: 'Depositare la Sua risposta al tribunale federale',
    consequence: 'Il tribunale può dare ragione all’altra parte senza di Lei (default judgment).',
  },
  'us.claim.warning-time': {
    says: 'Il tempo corre dal giorno in cui le hanno dato gli atti, in molti Stati solo da 20 a 30 giorni. Scriva quel giorno.',
  },
  'us.claim.warning-late': {
    says: 'Il Suo tempo può essere quasi finito. Depositi oggi una risposta, o chiami il cancelliere (clerk) e chieda se hanno registrato la Sua assenza (default).',
  },
  'us.claim.insight-own-the-debt': {
    says: 'Chi compra debiti deve mostrare una catena completa di documenti dal primo prestatore fino a sé.',
    actionable: 'Chieda nella Sua risposta i documenti che mostrano ogni vendita del debito.',
  },
  'us.claim.not-served': {
    says: 'Conta come ha ricevuto gli atti. Una causa si può fermare se non le sono mai stati dati nel modo giusto.',
    actionable:
      'Scriva come e quando ha ricevuto gli atti. Dica al tribunale se non è stato fatto bene.',
  },
}
