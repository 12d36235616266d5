/** An abatement notice: noise, smells and other nuisances. The words in Italian. */
import type { RowWords, Words } from '@plainletter/contracts/rule'

const PUT_RIGHT: RowWords = {
  says: 'Sistemi la cosa entro il giorno dell’ordine, lo dica al funzionario per iscritto, e tenga foto e fatture.',
  title: 'Fare ciò che chiede l’ordine',
  cost: 'Quanto costa il cambiamento.',
  time: 'I giorni dell’ordine.',
  risk: 'L’ordine resta valido, anche per il futuro.',
  bestFor: 'La lamentela è vera, o il cambiamento è piccolo.',
}
const DAYS_TO_APPEAL =
  'Ha 21 giorni per il ricorso. Il giorno in cui riceve l’ordine conta come primo.'

export const ORDER_ON_A_NUISANCE_IT: Words = {
  'gb.order.abate-no-fine-yet': {
    says: 'È un ordine, non una multa. Se smette in tempo, non segue altro.',
  },
  'gb.order.abate-right-appeal': {
    says: 'In un ricorso può dire che non c’è disturbo, che non era Lei, o che si chiede troppo o troppo presto.',
  },
  'gb.order.abate-right-pause': {
    says: 'Se dovesse pagare dei lavori, un ricorso sospende l’ordine. Non se l’ordine dice perché continua.',
  },
  'gb.order.abate-right-sheriff': {
    says: 'In Scozia può fare ricorso allo sheriff entro 21 giorni.',
  },
  'gb.order.abate-right-excuse': {
    says: 'Una scusa ragionevole è una difesa. Un’impresa può anche mostrare di aver fatto il meglio possibile in pratica.',
  },
  'gb.order.abate-deadline': {
    says: DAYS_TO_APPEAL,
    action: 'Mandare il ricorso al tribunale',
    consequence: 'Dopo l’ordine resta, e più tardi potrà appena dire che era sbagliato.',
  },
  'gb.order.abate-warning': {
    says: 'Violare l’ordine senza una buona scusa è reato. Il comune (council) può anche fare il lavoro e addebitarglielo.',
  },
  'gb.order.abate-step-stop': {
    says: 'Smetta o abbassi ora, anche se farà ricorso. Scriva ogni giorno che cosa ha fatto.',
  },
  'gb.order.abate-step-records': {
    says: 'Chieda al funzionario le date, i registri e le misure. Segni i due giorni: per obbedire, e per il ricorso.',
  },
  'gb.order.abate-option-comply': PUT_RIGHT,
  'gb.order.abate-option-appeal': {
    says: 'Chiami oggi il tribunale per il modulo e la tassa. Dia i Suoi motivi e le prove.',
    title: 'Fare ricorso al tribunale',
    cost: 'Una tassa, e spesso le spese se perde.',
    time: 'Alcuni mesi.',
    risk: 'L’ordine può continuare durante il ricorso.',
    bestFor: 'Non era Lei, non c’è disturbo, o si chiede troppo.',
  },
  'gb.order.abate-option-talk': {
    says: 'Offra al funzionario passi chiari, come ore di silenzio o una data di riparazione, e chieda un sì per iscritto.',
    title: 'Chiedere più tempo o altri passi',
    cost: 'Niente.',
    time: 'Una telefonata e una mail.',
    risk: 'I giorni per il ricorso corrono.',
    bestFor: 'Vuole sistemare la cosa ma Le serve più tempo.',
  },
  'gb.order.abate-ni-right': {
    says: 'Può fare ricorso alla magistrates’ court entro 21 giorni. I lavori costosi possono aspettare la decisione, salvo che l’ordine dica perché no.',
  },
  'gb.order.abate-ni-step': {
    says: 'Smetta o abbassi ora, anche se farà ricorso. Chieda al funzionario le date e le misure.',
  },
  'gb.order.abate-ni-option': PUT_RIGHT,
}
