/** Garantie et réparations, en français. */
import type { Words } from '@plainletter/contracts/rule'

export const TENANCY_TERMS_IT: Words = {
  'jp.home.right-deposit': {
    says: 'Quando è uscito, la cauzione (敷金) deve tornare, meno affitto non pagato e danni fatti da Lei. Non paga l’usura normale o l’età.',
  },
  'jp.home.step-guideline': {
    says: 'Chieda un elenco di ogni spesa con foto. Lo confronti con la guida del ministero (原状回復ガイドライン), che conta l’età di muri e pavimenti.',
  },
  'jp.home.right-repair': {
    says: 'Il padrone di casa deve fare le riparazioni necessarie. Lo dica per iscritto. Se una parte non si può usare, l’affitto scende. Se non fa nulla, può riparare Lei.',
  },
  'jp.home.right-trust': {
    says: 'Paghi tutto entro l’ultimo giorno e l’affitto continua. Il tribunale lo chiude solo se la fiducia è rotta, per lo più con circa tre mesi di arretrati.',
  },
  'jp.home.right-stay-until': {
    says: 'Nessuno può cambiare le serrature o svuotare la casa senza tribunale. Può farlo solo un ufficiale (執行官), dopo una sentenza.',
  },
  'jp.home.right-rent-help': {
    says: 'Dopo aver perso il lavoro o molto reddito, il comune può pagare l’affitto per alcuni mesi (住居確保給付金). Chieda prima che il contratto finisca.',
  },
  'jp.home.right-guarantee-firm': {
    says: 'Una società di garanzia (保証会社) non può chiudere da sola l’affitto né dire la casa lasciata. La Corte suprema ha ritenuto nulle tali clausole.',
  },
  'jp.home.right-renewal-fee': {
    says: 'La quota di rinnovo è dovuta solo se il contratto la nomina chiaramente e non è troppo alta. Senza nuovo foglio un affitto normale continua per legge. Non deve accettare un affitto più alto.',
  },
  'jp.home.step-renewal-fee': {
    says: 'Cerchi ogni spesa nel contratto: 更新料, 更新事務手数料, assicurazione. Ciò che non c’è può rifiutarlo per iscritto. Continui a pagare il vecchio affitto.',
  },
  'jp.home.right-clause': {
    says: 'Una clausola che mette a Suo carico pulizia o usura vale solo se era chiara e accettata. Quella che danneggia solo Lei è nulla.',
  },
  'jp.home.renewal-reality': {
    says: 'Non possono mandarLa via solo perché chiede della tassa. Un affitto normale continua mentre ne parlate.',
  },
  'jp.home.right-no-force': {
    says: 'Il proprietario non può cambiare la serratura né portare via le sue cose senza un giudice. Se qualcuno lo fa, chiami la polizia e un avvocato.',
  },
  'jp.home.right-broken-trust': {
    says: 'Un affitto in ritardo non chiude sempre il contratto. Il giudice guarda se la fiducia tra lei e il proprietario è rotta. Paghi ora ciò che può e scriva il perché del ritardo.',
  },
}
