/** The Italian words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_IT: Words = {
  'jp.public-debt.want': {
    says: 'Un ufficio pubblico dice che Lei gli deve questi soldi.',
  },
  'jp.public-debt.reality': {
    says: 'Per tasse e contributi può pignorare senza tribunale. Per affitto, prestiti o mensa scolastica serve un tribunale. Chieda di che cosa si tratta.',
  },
  'jp.public-debt.who-premium': {
    says: 'È un ufficio pubblico. Dopo un sollecito formale (督促状) può pignorare per questa somma senza tribunale.',
  },
  'jp.public-debt.reality-premium': {
    says: 'Può controllare conti e stipendio, e pignorarli. Parli con l’ufficio prima della data. Spesso accetta rate.',
  },
  'jp.public-debt.who-contract': {
    says: 'È un ente pubblico. Ma per questo debito ha bisogno di un tribunale, come chiunque.',
  },
  'jp.public-debt.reality-contract': {
    says: 'Questa lettera da sola non pignora nulla. Se arriva un ordine di pagamento (支払督促) dal tribunale, si opponga entro due settimane.',
  },
  'jp.public-debt.rights': {
    says: 'Può chiedere come hanno calcolato la somma, dire che è sbagliata e chiedere rate o più tempo.',
  },
  'jp.public-debt.old': {
    says: 'I contributi (保険料) si prescrivono in due anni, le tasse (保険税) in cinque. Un sollecito formale (督促状) fa ripartire il tempo.',
  },
  'jp.public-debt.right-review': {
    says: 'Contro un contributo o un pignoramento può chiedere un riesame gratuito (審査請求), di solito entro tre mesi da quando lo sa.',
  },
  'jp.public-debt.right-less-health': {
    says: 'Il reddito è sceso, è malato o c’è stato un disastro? Chieda al Comune un contributo più basso (減免) o più tempo (徴収猶予).',
  },
  'jp.public-debt.right-live': {
    says: 'Un pignoramento dello stipendio deve lasciarLe 107.000 ¥ al mese, 48.000 ¥ per ogni familiare e una parte del resto.',
  },
  'jp.public-debt.right-stop': {
    says: 'Se non c’è nulla da pignorare, o non potrebbe vivere, l’ufficio può fermare la riscossione (滞納処分の停止). Lo chieda.',
  },
  'jp.public-debt.right-rent': {
    says: 'Se il reddito è sceso o è malato, chieda all’ufficio un affitto più basso (減免) o più tempo (徴収猶予).',
  },
  'jp.public-debt.rent-leave': {
    says: 'Con tre mesi di affitto non pagato l’ufficio può chiederLe di andare via. Solo un tribunale può obbligarLa. Chiami ora.',
  },
  'jp.public-debt.reality-fine': {
    says: 'È una multa di un tribunale penale. Non pagata, può portare a pignoramento o a giorni di lavoro in custodia (労役場留置).',
  },
  'jp.public-debt.step-fine': {
    says: 'Chiami oggi la procura. Dica quanto guadagna e chieda tempo o rate.',
  },
  'jp.public-debt.step-talk': {
    says: 'Chiami o vada all’ufficio prima della data. Porti prova di reddito e spese, e chieda rate che può mantenere.',
  },
  'jp.public-debt.step-count': {
    says: 'Chieda un elenco di mesi, somme e solleciti formali (督促状), con i giorni. Lo confronti con le Sue ricevute.',
  },
  'jp.public-debt.option-parts': {
    title: 'Chiedere rate o tempo all’ufficio',
    says: 'Mostri all’ufficio reddito e spese.',
    cost: 'Una mora può continuare.',
    time: 'Una visita.',
    risk: 'Se salta una rata, la riscossione può ripartire.',
    bestFor: 'Deve la somma e non può pagarla subito.',
  },
}
