/** Demands of the tax office and Social Security, and what holds for benefits too: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const TAX_AND_BENEFITS_IT: Words = {
  'es.public.want-tax': {
    says: 'Il fisco o il comune chiede una tassa, una multa o una sovrattassa.',
  },
  'es.public.want-apremio': {
    says: 'È una richiesta con sovrattassa (providencia de apremio): il primo tempo per pagare è passato. Paghi entro il suo breve termine e la sovrattassa resta al 10%.',
  },
  'es.public.who': {
    says: 'È un ufficio pubblico. Può riscuotere senza giudice, ma Lei può fare ricorso e chiedere tempo.',
  },
  'es.public.rights': {
    says: 'Può vedere la pratica, opporsi, fare ricorso e chiedere di pagare a rate.',
  },
  'es.public.reality': {
    says: 'È una cosa seria, ma il tempo è dalla Sua parte se risponde prima dell’ultimo giorno.',
  },
  'es.public.no-seizure': {
    says: 'Non possono pignorare soldi prima che finisca il tempo volontario e Le arrivi una richiesta con sovrattassa (providencia de apremio).',
  },
  'es.public.pay-days': {
    says: 'Avvisato tra il giorno 1 e il 15? Paghi entro il 20 del mese dopo. Avvisato più tardi? Entro il 5 del secondo mese dopo.',
  },
  'es.public.apremio-days': {
    says: 'Per una richiesta con sovrattassa: avvisato entro il 15, paghi entro il 20 di quel mese. Avvisato più tardi, entro il 5 del mese dopo.',
  },
  'es.public.surcharges': {
    says: 'La sovrattassa è del 5% se paga prima della richiesta, del 10% entro il suo termine, e del 20% dopo.',
  },
  'es.public.deadline-review': {
    says: 'Ha un mese dal giorno dopo che l’ha ricevuto per fare ricorso. Noi contiamo dalla sua data.',
    action: 'Chiedere un riesame (recurso de reposición) o andare al tribunale tributario',
    consequence: 'La decisione diventa definitiva.',
  },
  'es.public.right-instalments': {
    says: 'Può chiedere di pagare a rate (aplazamiento o fraccionamiento). Fino a 50.000 € non serve una garanzia. Si aggiungono gli interessi.',
  },
  'es.public.right-apremio-grounds': {
    says: 'Contro questa richiesta contano solo alcuni motivi: pagato, troppo vecchio, rinviato, primo conto non notificato, o errori nell’atto.',
  },
  'es.public.right-file': {
    says: 'Ha diritto di vedere la pratica e di essere sentito prima di una decisione contro di Lei.',
  },
  'es.public.right-four-years': {
    says: 'Le tasse e la loro riscossione sono troppo vecchie dopo quattro anni. Ogni atto che Le arriva fa ripartire i quattro anni.',
  },
  'es.public.right-wage-limits': {
    says: 'Se pignorano stipendio, pensione o conto, la parte fino al salario minimo resta Sua.',
  },
  'es.public.right-fine-cut': {
    says: 'Una multa del fisco è più bassa se Lei accetta e se paga in tempo.',
  },
  'es.public.option-appeal': {
    says: 'Chieda allo stesso ufficio di riesaminarlo, o vada al tribunale tributario.',
    title: 'Fare ricorso',
    cost: 'Nulla.',
    time: 'Un mese per presentarlo.',
    risk: 'Il debito va pagato lo stesso, se non viene sospeso.',
    bestFor: 'La somma o il motivo è sbagliato.',
  },
  'es.public.option-plan': {
    says: 'Chieda un piano online o all’ufficio.',
    title: 'Chiedere di pagare a rate',
    cost: 'Interessi.',
    time: 'Minuti per chiedere.',
    risk: 'Una rata saltata porta la sovrattassa.',
    bestFor: 'Lo deve e non può pagare subito.',
  },
  'es.public.option-pay': {
    says: 'Paghi con il codice della lettera in banca o sul sito ufficiale.',
    title: 'Pagare in tempo',
    cost: 'La somma.',
    time: 'Minuti.',
    risk: 'Basso. Può fare ricorso anche dopo aver pagato.',
    bestFor: 'È giusto e può pagare.',
  },
  'es.public.insight-ask-first': {
    says: 'Se chiede un piano prima dell’ultimo giorno, nessuna sovrattassa parte mentre decidono.',
    actionable: 'Chieda oggi. Conservi la ricevuta.',
  },
  'es.public.warning-apremio-date': {
    says: 'Avvisato entro il 15? Paghi entro il 20 dello stesso mese. Avvisato più tardi? Paghi entro il 5 del mese dopo. Dopo possono pignorare.',
  },
  'es.public.warning-electronic': {
    says: 'Un avviso nella Sua casella elettronica (DEHú) vale dopo dieci giorni anche se non l’ha aperto.',
  },
  'es.tax.right-reasons': {
    says: 'Un avviso fiscale deve mostrare come nasce la somma, perché, e dove ed entro quando fare ricorso. Se manca, lo dica nel ricorso.',
  },
  'es.surcharge.deadline-pay': {
    says: 'Arrivata entro il 15? Paghi entro il 20 di quel mese. Più tardi? Entro il 5 del mese dopo. Contiamo dalla sua data.',
    action: 'Pagare tutto, così la maggiorazione è del 10% e non del 20%',
    consequence: 'La maggiorazione sale al 20%, con interessi, e possono pignorare.',
  },
  'es.surcharge.option-pay': {
    title: 'Pagare in tempo',
    says: 'Paghi il debito e il 10% in banca o sul sito ufficiale. Deve essere tutto, nel breve termine.',
    cost: 'Il debito e il 10%. Niente interessi.',
    time: 'Minuti.',
    risk: 'Basso. Può ancora fare ricorso entro il mese.',
    bestFor: 'Lo deve e può pagare adesso.',
  },
  'es.surcharge.deadline-review': {
    says: 'Ha un mese dal giorno dopo che l’ha ricevuta per chiedere un riesame. Contiamo dalla sua data.',
    action: 'Chiedere un riesame (recurso de reposición), per uno dei pochi motivi ammessi',
    consequence: 'La richiesta diventa definitiva.',
  },
}
