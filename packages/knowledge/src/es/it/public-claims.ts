/** The Italian words of Spain: public claims. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_CLAIMS_IT: Words = {
  'es.contributions.right-parts': {
    says: 'Può chiedere alla Seguridad Social di pagare a rate (aplazamiento). Finché lo rispetta, vale come in regola e i pignoramenti restano fermi.',
  },
  'es.contributions.surcharge': {
    says: 'I contributi in ritardo costano di solito il 10% in più se paga entro il mese dopo, e il 20% in più dopo.',
  },
  'es.contributions.right-appeal': {
    says: 'Contro una richiesta della Seguridad Social ha un mese per fare ricorso (recurso de alzada). Solo il pagamento o una garanzia ferma la riscossione.',
  },
  'es.contributions.right-grounds': {
    says: 'Contro la sua richiesta con sovrattassa contano questi motivi: pagato, troppo vecchio, errore nella somma, rinviato, o prima richiesta non notificata.',
  },
  'es.benefit.right-judge-first': {
    says: 'Di solito un ufficio deve chiedere a un giudice di annullare un aiuto che Le ha dato. Può fare da solo se Lei ha taciuto qualcosa, e il SEPE entro un anno.',
  },
  'es.benefit.right-office-mistake': {
    says: 'Se l’errore era solo dell’ufficio e Lei era onesto, riprendere tutto può essere ingiusto. Lo dica nel Suo reclamo.',
  },
  'es.town.right-no-gain': {
    says: 'Non deve la plusvalía se ha venduto o ricevuto la casa senza guadagno. Se il guadagno vero dà una tassa più bassa, può chiedere quella. Mandi tutti e due gli atti.',
  },
  'es.town.waste': {
    says: 'Da aprile 2025 ogni comune deve far pagare il costo vero del servizio rifiuti. Controlli la casa, l’anno e una tariffa più bassa per redditi bassi.',
  },
  'es.tax.late-return': {
    says: 'Una dichiarazione tardiva senza richiesta costa l’1%, e l’1% in più per ogni mese intero. Dopo un anno è il 15% con interessi. Un quarto cade se paga in tempo.',
  },
  'es.public.right-two-tries': {
    says: 'Un avviso su carta richiede due tentativi a casa Sua prima di andare alla bacheca pubblica. Se non è stato fatto, dica che non è stato notificato.',
  },
}
