/** The Italian words of Japan: court claim. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_IT: Words = {
  'jp.court.want-order': {
    says: 'Un cancelliere del tribunale Le ordina di pagare, su richiesta del creditore. La Sua versione non è ancora stata sentita.',
  },
  'jp.court.want-suit': {
    says: 'Qualcuno Le ha fatto causa. Il tribunale dice il giorno d’udienza e chiede una risposta (答弁書).',
  },
  'jp.court.who': {
    says: 'Viene da un tribunale, di solito il tribunale sommario (簡易裁判所), fino a 1,4 milioni di yen.',
  },
  'jp.court.real': {
    says: 'Nulla è ancora definitivo. Una breve risposta in tempo salva i Suoi diritti.',
  },
  'jp.court.not-yet': {
    says: 'Ora non possono prendere lo stipendio o i soldi in banca. Prima serve una sentenza o un ordine che si può eseguire. Un tribunale può bloccare qualcosa prima (仮差押え), ma è raro.',
  },
  'jp.court.rights': {
    says: 'Può contestare, chiedere rate e dire che il debito è troppo vecchio. Non serve un avvocato.',
  },
  'jp.court.deadline-order': {
    says: 'Ha due settimane dalla consegna per opporsi (督促異議). Non serve un motivo.',
    action: 'Mandare l’opposizione al tribunale',
    consequence: 'Il creditore può chiedere di eseguire subito.',
  },
  'jp.court.deadline-provisional': {
    says: 'È la seconda e ultima volta per opporsi: due settimane dalla consegna. Il pignoramento può già partire, quindi chieda anche di fermarlo.',
    action: 'Opporsi, e chiedere di fermare l’esecuzione',
    consequence: 'Vale come una sentenza definitiva.',
  },
  'jp.court.deadline-day': {
    says: 'Mandi la risposta (答弁書) prima del giorno che dice il tribunale, o vada all’udienza.',
    action: 'Mandare la risposta o andare all’udienza',
    consequence: 'Ciò che dicono vale come vero, e vincono loro.',
  },
  'jp.court.step-real': {
    says: 'Controlli che sia vera. Cerchi Lei il numero del tribunale e chieda con il numero della causa (事件番号).',
  },
  'jp.court.step-reply-order': {
    says: 'Compili il modulo di opposizione nella busta e lo mandi. Basta una riga che si oppone.',
  },
  'jp.court.step-reply-suit': {
    says: 'Scriva una risposta (答弁書): che cosa è sbagliato, o quanto può pagare al mese. Alla prima udienza può sostituirla.',
  },
  'jp.court.step-help': {
    says: 'Chiami ora il centro legale Houterasu (法テラス) o un avvocato.',
  },
  'jp.court.step-old': {
    says: 'Se il debito è troppo vecchio, lo scriva nella risposta (時効を援用します).',
  },
  'jp.court.step-split': {
    says: 'Se lo deve, chieda rate. Il tribunale sommario (簡易裁判所) può fissarle fino a cinque anni.',
  },
  'jp.court.right-object': {
    says: 'Ha diritto di opporsi senza motivo. Allora diventa una causa normale.',
  },
  'jp.court.right-ordinary': {
    says: 'In una causa di poco valore (少額訴訟) può chiedere una causa normale alla prima udienza.',
  },
  'jp.court.right-self': {
    says: 'Può parlare e scrivere da solo, senza avvocato.',
  },
  'jp.court.right-heard': {
    says: 'Ha diritto di dire al giudice la Sua versione e di vedere le prove.',
  },
  'jp.court.option-defend': {
    title: 'Opporsi o rispondere',
    says: 'Mandi in tempo il modulo o la risposta.',
    cost: 'Nulla, salvo la posta.',
    time: 'Due settimane o il giorno indicato.',
    risk: 'Spese se perde.',
    bestFor: 'Non è d’accordo o Le servono rate.',
  },
  'jp.court.option-split': {
    title: 'Chiedere rate in tribunale',
    says: 'Scriva la somma mensile nella risposta.',
    cost: 'Ciò che offre.',
    time: 'All’udienza.',
    risk: 'Il creditore può prima rifiutare.',
    bestFor: 'Lo deve.',
  },
  'jp.court.option-help': {
    title: 'Chiedere a Houterasu o a un avvocato',
    says: 'Consigli gratis con un reddito basso.',
    cost: 'Nulla.',
    time: 'Questa settimana.',
    risk: 'Nessuno.',
    bestFor: 'Chiunque abbia carte del tribunale.',
  },
  'jp.court.warn-ignore': {
    says: 'Se non fa nulla, perde e possono pignorare stipendio o soldi in banca.',
  },
}
