/** The Italian words of the rows in ../work-repayment.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_REPAYMENT_IT: Words = {
  'de.pay-back.want': {
    says: 'Il datore di lavoro dice di averle pagato troppo per errore e lo rivuole.',
  },
  'de.pay-back.reality': {
    says: 'Non è una decisione di un ufficio. Devono provare l’errore e la somma.',
  },
  'de.pay-back.right-spent': {
    says: 'Era poco e l’ha speso in buona fede per vivere? Può tenerlo. Non se conosceva l’errore.',
  },
  'de.pay-back.right-pay': {
    says: 'Non possono togliere tutto dalla prossima paga. La parte non pignorabile deve arrivarle.',
  },
  'de.pay-back.right-late': {
    says: 'Molti contratti fanno scadere questi crediti dopo tre mesi o più, anche per il datore. Altrimenti tre anni.',
  },
  'de.pay-back.step': {
    says: 'Confronti contratto e buste paga. Chieda per iscritto il calcolo, lordo e netto. Non firmi ancora nulla.',
  },
  'de.pay-back.option': {
    says: 'Se è giusto, offra piccole rate.',
    title: 'Offrire rate',
    cost: 'Gratuito.',
    time: 'Questa settimana.',
    risk: 'Può valere come riconoscimento.',
    bestFor: 'L’errore è chiaro.',
  },
  'de.pay-kept.want': {
    says: 'Il datore trattiene parte della paga per un danno. Dice che deve pagarlo lei.',
  },
  'de.pay-kept.right-safe': {
    says: 'Ciò che non si può pignorare non si può nemmeno trattenere, salvo danno voluto. Fino al 30 giugno 2027 sono almeno 1.587,40 € netti al mese.',
  },
  'de.pay-kept.right-damage': {
    says: 'Una piccola svista al lavoro non le costa nulla. Se è più grave deve una parte giusta. Il datore deve provare danno e colpa.',
  },
  'de.pay-kept.step': {
    says: 'Contesti per iscritto e chieda la paga intera entro un giorno. Presto: molti contratti la fanno decadere dopo tre mesi. Non firmi ammissioni.',
  },
  'de.pay-kept.option': {
    says: "L'ufficio del tribunale del lavoro (Rechtsantragstelle) scrive gratis la sua domanda.",
    title: 'Chiedere la paga al tribunale del lavoro',
    cost: 'Spese basse. In primo grado ognuno paga il suo avvocato.',
    time: 'Una prima udienza di solito in poche settimane.',
    risk: 'Paga il suo avvocato, se lo prende.',
    bestFor: 'Non pagano dopo la sua lettera.',
  },
  'de.training.want': {
    says: 'Il datore di lavoro rivuole i costi di un corso perché Lei se ne va.',
  },
  'de.training.reality': {
    says: 'Molte di queste clausole non valgono. Allora non deve nulla.',
  },
  'de.training.right-term': {
    says: 'La clausola va pattuita prima, con i costi, e cala ogni mese. Non può vincolare troppo: spesso un anno per un mese di corso.',
  },
  'de.training.right-reason': {
    says: 'Non vale la clausola che fa pagare per qualunque motivo. Per esempio se licenzia la ditta o se non può più per malattia.',
  },
  'de.training.step': {
    says: 'Non paghi ancora. Porti l’accordo a un sindacato o avvocato.',
  },
  'de.training.option': {
    says: 'Scriva che la clausola non vale e perché.',
    title: 'Respingere la richiesta',
    cost: 'Gratuito.',
    time: 'Questa settimana.',
    risk: 'Possono fare causa.',
    bestFor: 'La clausola è dura o poco chiara.',
  },
}
