/** The law on goods bought on credit and on credit that is refused, where a letter names them: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const CREDIT_TERMS_IT: Words = {
  'jp.credit.right-stop-paying': {
    says: 'Se la merce comprata a credito non è mai arrivata o è difettosa, può smettere di pagare anche la ditta di credito (支払停止の抗弁). Lo dica per iscritto.',
  },
  'jp.credit.right-twenty-days': {
    says: 'Una ditta di credito può chiedere tutto il resto insieme solo dopo una richiesta scritta che Le dà almeno 20 giorni.',
  },
  'jp.credit.right-long-service': {
    says: 'Pagato a credito? Se ferma il corso o il negozio chiude, scriva alla società di credito che smette di pagare il resto (支払停止の抗弁).',
  },
  'jp.credit.right-file': {
    says: 'Può vedere i suoi dati di credito presso CIC, JICC e il centro delle banche (全国銀行個人信用情報センター) per poco. Se sono sbagliati, devono correggerli.',
  },
  'jp.credit.refused-reality': {
    says: 'Una società può rifiutare il credito senza dire perché. Non deve nulla. I vecchi ritardi escono per lo più dai dati dopo cinque anni.',
  },
}
