/** Abonnements, retours, cours, téléphone, données et famille, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const EVERYDAY_TERMS_IT: Words = {
  'jp.buy.right-subscription': {
    says: 'L’ultima schermata di un ordine online deve mostrare prezzo, numero di consegne e come smettere. Se L’ha ingannata, può annullare l’ordine.',
  },
  'jp.buy.right-return': {
    says: 'Se un negozio online non mostra regole sul reso, può rimandare la merce entro otto giorni dall’arrivo. Paga Lei la posta.',
  },
  'jp.buy.right-courses': {
    says: 'Corsi lunghi, cure di bellezza e agenzie matrimoniali si possono annullare in otto giorni, e chiudere dopo quando vuole. La spesa per chiudere ha un massimo di legge.',
  },
  'jp.buy.right-cancel-fee': {
    says: 'Una spesa di annullamento oltre la perdita media della ditta è nulla. Chieda alla ditta come l’ha calcolata. Deve cercare di spiegarlo.',
  },
  'jp.buy.right-phone': {
    says: 'Un nuovo contratto di telefono o internet si può chiudere per iscritto entro otto giorni dalle sue carte (初期契約解除). Dopo, la spesa per chiudere ha un massimo basso.',
  },
  'jp.scam.know-real-tax': {
    says: 'L’agenzia delle tasse non manda link di pagamento per messaggio. Un vero pignoramento viene solo dopo una lettera su carta (督促状). Non apra il link. Chiami il Suo ufficio delle tasse.',
  },
  'jp.data.right-told': {
    says: 'Dopo una fuga di dati la ditta deve dirle che cosa è successo. Può chiedere quali Suoi dati ha, e di smettere di usarli. Cambi le password.',
  },
  'jp.ask.estate': {
    says: 'Con un’eredità prende anche i debiti. Ha tre mesi per rinunciare al tribunale della famiglia (相続放棄). Prima non usi e non venda nulla.',
  },
  'jp.ask.child-support': {
    says: 'Tutti e due i genitori devono mantenere un figlio. Chieda al tribunale della famiglia di fissare o cambiare la somma. Il mantenimento non pagato si può prendere dalla paga, anche per i mesi futuri.',
  },
  'jp.ask.branches': {
    says: 'Chieda al vicino di tagliare i rami che superano il confine. Se in un tempo giusto, circa due settimane, non succede nulla, può tagliarli. Le radici può tagliarle subito.',
  },
  'jp.ask.noise': {
    says: 'Un rumore oltre il sopportabile si può fermare e può dare denaro. Tenga un diario, lo dica al padrone di casa o al gestore, e chieda trattative (調停) al comune o a un tribunale.',
  },
  'jp.stay.right-short': {
    says: 'Chieda di rinnovare o cambiare lo status prima che finisca. Se ha chiesto in tempo, può restare fino alla risposta, al massimo due mesi oltre la fine.',
  },
}
