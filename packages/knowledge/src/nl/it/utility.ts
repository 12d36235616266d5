/** The Italian words of the Netherlands: utility. */
import type { Words } from '@plainletter/contracts/rule'

export const UTILITY_IT: Words = {
  'nl.utility.want': {
    says: 'La ditta dell’energia o dell’acqua vuole che paghi una bolletta.',
  },
  'nl.utility.who': {
    says: 'È una ditta di fornitura. Ha regole severe prima di poter staccare.',
  },
  'nl.utility.real': {
    says: 'Un sollecito non è un distacco. Prima ci sono dei passi.',
  },
  'nl.utility.not-yet': {
    says: 'Prima devono avvisarla per iscritto, cercare di parlarle di persona e dirle dell’aiuto per i debiti.',
  },
  'nl.utility.rights': {
    says: 'Può chiedere un piano di pagamento e al comune aiuto per i debiti.',
  },
  'nl.utility.step-check': {
    says: 'Controlli la bolletta: la lettura del contatore, la tariffa e il periodo.',
  },
  'nl.utility.step-call': {
    says: 'Chiami ora la ditta e offra una somma al mese. Chieda un sì scritto.',
  },
  'nl.utility.step-wgs': {
    says: 'Chieda al comune aiuto per i debiti. Con un distacco vicino deve riceverla entro tre giorni lavorativi.',
  },
  'nl.utility.right-14': {
    says: 'Non deve spese di recupero prima di un sollecito gratis di 14 giorni.',
  },
  'nl.utility.right-contact': {
    says: 'Ha diritto a un contatto personale e a un piano giusto prima di un distacco.',
  },
  'nl.utility.right-fast': {
    says: 'Ha diritto ad aiuto rapido del comune.',
  },
  'nl.utility.option-plan': {
    title: 'Concordare un piano di pagamento',
    says: 'Offra una somma che può mantenere.',
    cost: 'Ciò che offre.',
    time: 'Una chiamata.',
    risk: 'Lo rispetti.',
    bestFor: 'La bolletta è giusta.',
  },
  'nl.utility.option-dispute': {
    title: 'Contestare la bolletta',
    says: 'Scriva che cosa non va e aggiunga una foto del contatore.',
    cost: 'Nulla.',
    time: 'Una lettera.',
    risk: 'Paghi la parte che è giusta.',
    bestFor: 'La somma è sbagliata.',
  },
  'nl.utility.option-help': {
    title: 'Chiedere al comune',
    says: 'Aiuto gratis per i debiti.',
    cost: 'Nulla.',
    time: 'Tre giorni lavorativi se è urgente.',
    risk: 'Nessuno.',
    bestFor: 'Non può pagare.',
  },
  'nl.utility.warn-ignore': {
    says: 'Non resti in silenzio. È il contatto che ferma un distacco.',
  },
  'nl.utility.right-before-cut-off': {
    says: 'Prima devono avvisarla per iscritto, cercare di parlarle di persona e dirle dell’aiuto per i debiti.',
  },
}
