/** The Italian words of the rows in ../eviction-steps.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const EVICTION_STEPS_IT: Words = {
  'us.home.step-stay': {
    says: 'Non esca ancora di casa. Legga nell’avviso il motivo, la somma e il numero di giorni.',
  },
  'us.home.step-pay': {
    says: 'Se può pagare tutto in tempo, lo faccia e prenda una ricevuta. Un pagamento in parte può non fermare la causa: chieda prima.',
  },
  'us.home.option-pay': {
    says: 'In quasi tutti gli Stati pagare tutto entro l’avviso chiude la questione.',
    title: 'Pagare tutto l’affitto',
    cost: 'L’affitto dovuto',
    time: 'Entro i giorni dell’avviso',
    risk: 'Prenda una ricevuta. Sulle spese di ritardo può esserci discussione.',
    bestFor: 'Ha i soldi o un aiuto per l’affitto arriva in tempo.',
  },
  'us.home.option-leave': {
    says: 'In cambio dell’uscita chieda più tempo, il deposito indietro e nessuno sfratto (eviction) a Suo nome.',
    title: 'Accordarsi su una data per uscire',
    cost: 'Le spese del trasloco',
    time: 'Come concordato',
    risk: 'Può ancora dovere affitto. Faccia firmare l’accordo.',
    bestFor: 'Vuole andare via, o non può tenere la casa.',
  },
  'us.home.step-aid': {
    says: 'Chiami oggi l’assistenza legale gratuita (legal aid) e mostri l’avviso. In alcune città gli inquilini hanno un avvocato gratis.',
  },
  'us.home.step-211': {
    says: 'Chiami il 211 e chieda aiuto per l’affitto. Dica al proprietario (landlord) per iscritto che l’ha chiesto.',
  },
  'us.home.step-court': {
    says: 'Se arrivano atti del tribunale, risponda o vada il giorno indicato. Se lo manca, perde.',
  },
  'us.home.step-proof': {
    says: 'Raccolga il contratto (lease), le ricevute dell’affitto, foto delle riparazioni necessarie e i messaggi con il proprietario (landlord).',
  },
  'us.home.option-help': {
    says: 'L’assistenza legale gratuita (legal aid) può controllare gli errori dell’avviso e stare con Lei in tribunale.',
    title: 'Avere un avvocato o consulente gratis',
    cost: 'Gratis se il Suo reddito è basso',
    time: 'Chiami oggi',
    risk: 'Nessuno. I giorni corrono lo stesso.',
    bestFor: 'Chiunque riceve un avviso così.',
  },
  'us.home.option-plan': {
    says: 'Offra date e somme. Chieda al proprietario (landlord) di firmare che non aprirà una causa mentre Lei paga.',
    title: 'Accordarsi su un piano per iscritto',
    cost: 'L’affitto dovuto, a rate',
    time: 'Prima che finisca l’avviso',
    risk: 'Un piano non rispettato può riportare la causa.',
    bestFor: 'Può pagare presto o a rate.',
  },
  'us.home.option-defend': {
    says: 'Aspetti gli atti del tribunale, risponda in tempo e dica al giudice che cosa è sbagliato.',
    title: 'Difendersi in tribunale',
    cost: 'In alcuni tribunali una tassa; chieda di non pagarla (waiver)',
    time: 'Spesso solo giorni dopo gli atti del tribunale',
    risk: 'Una sentenza (judgment) può apparire nei controlli sugli inquilini.',
    bestFor: 'L’avviso è sbagliato, ha pagato o non hanno fatto le riparazioni.',
  },
}
