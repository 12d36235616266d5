/** Un modulo del tribunale sul reddito: il diritto del Regno Unito in italiano. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_INCOME_FORM_IT: Words = {
  'gb.means.no-prison': {
    says: 'Nessuno va in prigione per questo debito. Può accadere solo a chi tace, dopo altri ordini e un’udienza.',
  },
  'gb.means.step-form': {
    says: 'Faccia arrivare il modulo al tribunale entro 8 giorni da quando l’ha ricevuto. Tenga una copia.',
  },
  'gb.means.step-costs': {
    says: 'Indichi tutto: affitto, bollette, cibo, viaggi e debiti. Offra solo ciò che può pagare ogni mese.',
  },
  'gb.means.step-late': {
    says: 'Se gli 8 giorni sono passati, lo invii comunque oggi. Il tribunale può ancora usarlo.',
  },
  'gb.means.right-suspended': {
    says: 'Nel modulo può chiedere un ordine sospeso (suspended order). Così il datore di lavoro non lo sa, finché Lei paga come concordato.',
  },
  'gb.means.right-enough': {
    says: 'Il tribunale deve lasciarLe abbastanza per vivere. Fissa una parte di paga che non si tocca (protected earnings).',
  },
  'gb.means.right-benefits': {
    says: 'L’ordine tocca solo la paga e la pensione aziendale. Non tocca sussidi, pensione statale o lavoro autonomo.',
  },
  'gb.means.right-joined': {
    says: 'Con più sentenze può chiedere un solo ordine comune. Se poi la paga cala, chieda al tribunale una somma più bassa.',
  },
  'gb.means.warning-false': {
    says: 'Non rispondere, o mentire, può portare fino a £250 di multa o fino a 14 giorni di prigione. Se risponde, non si arriva a questo.',
  },
  'gb.means.option-suspended': {
    says: 'Compili tutto, offra una somma al mese e dica perché il datore non deve saperlo.',
    title: 'Inviare il modulo e chiedere la sospensione',
    cost: 'Niente.',
    time: 'Un modulo adesso, alcune settimane di attesa.',
    risk: 'Se salta un pagamento, l’ordine può andare al datore di lavoro.',
    bestFor: 'Può pagare un po’ ogni mese e teme per il lavoro.',
  },
  'gb.means.option-advice': {
    says: 'Il consulente guarda i conti con Lei e vede se c’è una via migliore.',
    title: 'Compilarlo con un consulente gratuito',
    cost: 'Niente.',
    time: 'Una chiamata o un incontro questa settimana.',
    risk: 'Il giorno fissato dal tribunale vale ancora.',
    bestFor: 'Ha altri debiti o non può offrire niente.',
  },
  'gb.means.questions-nothing-taken': {
    says: 'In questo incontro non Le tolgono niente. Ci sono solo domande sui Suoi soldi.',
  },
  'gb.means.questions-step-go': {
    says: 'Vada in tribunale quel giorno, con tutte le carte della lista. Risponde sotto giuramento.',
  },
  'gb.means.questions-step-cannot': {
    says: 'Se non può venire, scriva subito al tribunale. Dia il motivo con una prova e chieda un altro giorno.',
  },
  'gb.means.questions-step-list': {
    says: 'Scriva prima entrate, affitto, bollette, debiti e beni. Il tribunale chiede di tutto.',
  },
  'gb.means.questions-insight': {
    says: 'Il creditore usa le risposte per scegliere il passo dopo, come paga o conto.',
    actionable: 'Offra prima o quel giorno una somma sostenibile.',
  },
  'gb.means.questions-right-travel': {
    says: 'Entro sette giorni da quando riceve l’ordine può chiedere al creditore le spese di viaggio. Deve pagarle.',
  },
  'gb.means.questions-right-handed': {
    says: 'L’ordine di regola va consegnato a Lei di persona, almeno 14 giorni prima.',
  },
  'gb.means.questions-warning': {
    says: 'Non venire può portare a un ordine di prigione, prima sospeso. Venga, o scriva prima.',
  },
  'gb.means.questions-option-go': {
    says: 'Porti una lista di entrate e spese. Un’offerta sostenibile spesso chiude la cosa.',
    title: 'Andarci e offrire una somma al mese',
    cost: 'Il viaggio, pagato dal creditore se lo chiede in tempo.',
    time: 'Circa un’ora in tribunale.',
    risk: 'Ciò che dice può servire a riscuotere.',
    bestFor: 'Le ordinano di venire in tribunale.',
  },
  'gb.means.right-breathing': {
    says: 'Ha molti altri debiti? Un consulente può chiedere il breathing space. Per 60 giorni nessuno può eseguire quei debiti.',
  },
}
