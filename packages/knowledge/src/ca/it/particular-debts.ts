/** Debts with rights of their own: sold debts, phone and internet, student loans, bad work, high interest: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const PARTICULAR_DEBTS_IT: Words = {
  'ca.debt.insight-interest': {
    says: 'Dal 2025 quasi tutti i prestiti non possono costare più del 35% all’anno, con tutte le spese. I prestiti fino alla paga (payday loans) con licenza hanno un loro limite.',
    actionable:
      'Calcoli il costo all’anno. Se è sopra il 35%, chieda a un avvocato o a un ufficio consumatori.',
  },
  'ca.debt.right-yearly-rate': {
    says: 'Se un contratto dà l’interesse al giorno, alla settimana o al mese e non all’anno, deve al massimo il 5% all’anno. Per i mutui della casa è diverso.',
  },
  'ca.debt.right-bad-work': {
    says: 'Se il lavoro era fatto male o non finito, lo dica per iscritto con foto. Può togliere dal conto la Sua perdita.',
  },
  'ca.debt.right-phone': {
    says: 'Per un debito di telefono o internet può fare reclamo gratis alla CCTS. Il Wireless Code limita ciò che si deve se un contratto di cellulare finisce prima.',
  },
  'ca.debt.right-sold': {
    says: 'Il Suo debito è stato venduto. Chieda l’avviso scritto della vendita e la prova che è di questa ditta. Non paghi due ditte.',
  },
  'ca.debt.right-student': {
    says: 'Lo Stato ha quasi sempre sei anni per fare causa per un prestito studentesco; un pagamento fa ripartire il tempo. Può ancora trattenere i rimborsi delle tasse. Chieda l’aiuto per rimborsare.',
  },
}
