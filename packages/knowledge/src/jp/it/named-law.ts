/** Redevance du propriétaire, impôts locaux, assurance maladie, retraite, NHK, eau, salaires en faillite : les lignes du Japon en français. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_IT: Words = {
  'jp.road.left-car': {
    says: 'La polizia chiede al proprietario dell’auto una somma per la sosta (放置違反金), perché chi guidava non ha pagato la multa. Non toglie punti.',
  },
  'jp.road.right-explain': {
    says: 'Prima dell’ordine può mandare una spiegazione scritta (弁明書) entro la data della lettera. Dica se l’auto era venduta o rubata.',
  },
  'jp.road.who': {
    says: 'Viene dalla commissione di pubblica sicurezza della polizia (公安委員会).',
  },
  'jp.road.reality': {
    says: 'Dopo un ordine è un debito da pagare. Non è un reato e non lascia traccia nel casellario.',
  },
  'jp.road.option-pay': {
    says: 'Paghi in banca o in posta entro la data.',
    title: 'Pagare la somma',
    cost: 'La somma.',
    time: 'Entro la data della lettera.',
    risk: 'Nessuno.',
    bestFor: 'L’auto era lì ed era Sua.',
  },
  'jp.road.option-explain': {
    says: 'Scriva perché non deve toccare a Lei (弁明書), con prove.',
    title: 'Mandare una spiegazione',
    cost: 'Un francobollo.',
    time: 'Entro la data della lettera.',
    risk: 'Possono non essere d’accordo.',
    bestFor: 'L’auto era venduta, rubata o non era lì.',
  },
  'jp.road.step-inspection': {
    says: 'Non lasci perdere. Senza pagamento l’auto può non passare la prossima revisione (車検), e la polizia può pignorare soldi.',
  },
  'jp.tax.right-town-wait': {
    says: 'Dopo malattia, calamità, perdita del lavoro o fallimento di un’attività può chiedere al comune un rinvio o rate (徴収の猶予).',
  },
  'jp.tax.right-health': {
    says: 'Se il reddito è sceso, chieda al comune di abbassare il premio sanitario (減免). Lo chieda prima della data, con la prova del reddito.',
  },
  'jp.tax.right-pension': {
    says: 'Con reddito basso o dopo aver perso il lavoro può chiedere di essere esente dal contributo pensione (免除). Può valere per due anni indietro.',
  },
  'jp.nhk.contract': {
    says: 'Chi ha un apparecchio che può ricevere NHK deve fare un contratto con lei. Senza un tale apparecchio può chiudere il contratto.',
  },
  'jp.nhk.right-five': {
    says: 'Ogni canone NHK è troppo vecchio dopo cinque anni, se non c’è stato un tribunale. Deve dirlo Lei. Lo dica prima di pagare.',
  },
  'jp.utility.right-water': {
    says: 'L’ufficio dell’acqua può fermarla solo come dicono le sue regole, quando una bolletta resta non pagata. Chiami prima della data e chieda rate.',
  },
  'jp.work.right-unpaid': {
    says: 'Se la ditta è fallita e Le deve paghe, lo Stato ne paga una parte al suo posto (立替払). Chieda all’ispettorato del lavoro (労働基準監督署).',
  },
  'jp.road.right-review': {
    says: 'Se l’ordine (納付命令) arriva lo stesso, può chiedere un riesame gratuito (審査請求) entro tre mesi da quando l’ha saputo.',
  },
  'jp.tax.right-pension-two-years': {
    says: 'I contributi si prescrivono dopo due anni, salvo sollecito formale (督促状). Passata la data, l’ufficio può pignorare. Chiami prima.',
  },
  'jp.nhk.want': { says: 'NHK chiede il canone. È una richiesta da contratto, né tassa né multa.' },
  'jp.nhk.not-yet': {
    says: 'NHK non può pignorare senza tribunale. Spesso chiede un’ingiunzione (支払督促); si opponga entro due settimane.',
  },
  'jp.nhk.step-check': {
    says: 'Controlli da quando ha un apparecchio che riceve NHK e i mesi oltre cinque anni. Non paghi né prometta nulla prima.',
  },
  'jp.nhk.right-free': {
    says: 'Con assistenza sociale, alcune disabilità o come studente a basso reddito può essere esente o pagare metà. Chieda il modulo a NHK (免除).',
  },
}
