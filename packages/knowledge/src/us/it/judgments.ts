/** The Italian words of the rows in ../judgments.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const JUDGMENTS_IT: Words = {
  'us.judgment.want': {
    says: 'Un tribunale ha deciso che deve pagare. L’altra parte ora può chiedere di prendere stipendio o soldi in banca.',
  },
  'us.judgment.who': {
    says: 'Chi ha vinto è il creditore della sentenza (judgment creditor). Lei è il debitore (judgment debtor).',
  },
  'us.judgment.reality': {
    says: 'Una sentenza (judgment) è seria, ma non è la fine. Se non ha mai saputo della causa, può chiedere di annullarla.',
  },
  'us.judgment.rights-summary': {
    says: 'Molto del Suo stipendio e tutta la Social Security restano Suoi. Può dire quali soldi sono protetti (exemptions), chiedere un piano o chiedere di riaprire la causa.',
  },
  'us.judgment.not-yet': {
    says: 'Nessuno può prendere il Suo stipendio senza un ordine (garnishment) mandato al Suo datore di lavoro. Non può andare in carcere perché deve soldi.',
  },
  'us.judgment.right-undo': {
    says: 'Se non le hanno mai dato gli atti, può chiedere al tribunale di annullare la sentenza (judgment). Lo faccia subito.',
  },
  'us.judgment.right-service': {
    says: 'Se era in servizio militare attivo, può chiedere di riaprire una sentenza senza di Lei (default judgment) entro 90 giorni dalla fine del servizio.',
  },
  'us.judgment.step-read': {
    says: 'Cerchi la data della sentenza (judgment) e chieda al cancelliere (clerk) il fascicolo. Il tempo per fare ricorso o riaprire è breve.',
  },
  'us.judgment.step-aid': {
    says: 'Chiami oggi l’assistenza legale gratuita (legal aid). Chieda se la sentenza si può annullare e quali soldi sono protetti nel Suo Stato.',
  },
  'us.judgment.step-questions': {
    says: 'Se il tribunale le ordina di venire o di rispondere a domande sui Suoi soldi, lo faccia. Ignorare quell’ordine può portare all’arresto.',
  },
  'us.judgment.option-undo': {
    says: 'Depositi una richiesta di annullare la sentenza (motion to vacate). Dica perché non c’era e qual è la Sua difesa.',
    title: 'Chiedere al tribunale di annullarla',
    cost: 'In alcuni tribunali una tassa; chieda di non pagarla (waiver)',
    time: 'Spesso 30 giorni o meno per un ricorso; agisca ora',
    risk: 'Il giudice può dire di no.',
    bestFor: 'Non ha ricevuto gli atti, o aveva una buona ragione per mancare la data.',
  },
  'us.judgment.option-plan': {
    says: 'Offra un piano e chieda che non prendano dallo stipendio (garnish) mentre paga. Se lo faccia dare per iscritto.',
    title: 'Accordarsi su un piano di pagamento',
    cost: 'Quanto può mantenere, più gli interessi',
    time: 'Settimane',
    risk: 'Se salta un pagamento, possono usare la sentenza.',
    bestFor: 'La sentenza è giusta e ha qualche reddito.',
  },
  'us.judgment.option-bankruptcy': {
    says: 'Chiedere il fallimento (bankruptcy) ferma subito quasi tutti i prelievi dallo stipendio (garnishments) e può chiudere molti debiti.',
    title: 'Chiedere del fallimento (bankruptcy)',
    cost: 'Una tassa del tribunale e spesso un avvocato',
    time: 'Alcuni mesi o anni',
    risk: 'Resta nel Suo rapporto di credito (credit report) fino a dieci anni. Alcuni debiti restano.',
    bestFor: 'Non può pagare questo e gli altri debiti.',
  },
  'us.judgment.option-pay': {
    says: 'Paghi in un modo che lascia una prova. Poi chieda la dichiarazione di pagamento (satisfaction of judgment), depositata in tribunale.',
    title: 'Pagare e avere la prova',
    cost: 'La somma, le spese e gli interessi',
    time: 'Un giorno',
    risk: 'Nessuno se ottiene il foglio.',
    bestFor: 'Deve i soldi e può permetterselo.',
  },
}
