/** Ways to go about a council tax letter in England and Wales: the words in Italian. */
import type { Words } from '@plainletter/contracts/rule'

export const COUNCIL_TAX_OPTIONS_IT: Words = {
  'gb.council-tax.option-plan': {
    title: 'Chiedere un piano al comune (council)',
    says: 'Offra una somma che riesce a mantenere e la chieda per iscritto.',
    cost: 'Quanto può pagare',
    time: 'Una telefonata o e-mail, meglio oggi',
    risk: 'Se salta un pagamento il comune può andare avanti.',
    bestFor: 'La deve e può pagare un po’ alla volta.',
  },
  'gb.council-tax.option-reduce': {
    title: 'Abbassare la tassa: riduzione, sconto, difficoltà',
    says: 'Chieda ogni aiuto che vale per Lei. Una tassa più bassa abbassa anche il debito.',
    cost: 'Gratis',
    time: 'Alcune settimane per decidere',
    risk: 'Continui a pagare quanto può mentre aspetta.',
    bestFor: 'Ha un reddito basso, vive da solo, o c’è una persona disabile.',
  },
  'gb.council-tax.option-dispute': {
    title: 'Contestare la tassa',
    says: 'Scriva al comune (council) con le prove. Poi, se serve, faccia ricorso al Valuation Tribunal.',
    cost: 'Gratis',
    time: 'Il comune ha 2 mesi per rispondere',
    risk: 'Durante il ricorso deve ancora pagare come richiesto.',
    bestFor: 'Non abitava lì, ha pagato, o ha diritto a uno sconto.',
  },
  'gb.council-tax.option-dispute-wales': {
    title: 'Contestare la tassa',
    says: 'Scriva al comune (council) con le prove. Poi, se serve, faccia ricorso al Valuation Tribunal for Wales.',
    cost: 'Gratis',
    time: 'Il comune ha 2 mesi per rispondere',
    risk: 'Durante il ricorso deve ancora pagare come richiesto.',
    bestFor: 'Non abitava lì, ha pagato, o ha diritto a uno sconto.',
  },
  'gb.council-tax.option-help': {
    title: 'Chiedere una consulenza gratuita sui debiti',
    says: 'Un consulente può controllare la tassa, fare l’offerta e chiedere la sospensione «breathing space».',
    cost: 'Gratis',
    time: 'Una telefonata, spesso lo stesso giorno',
    risk: 'Le date della lettera corrono ancora.',
    bestFor: 'Ha altri debiti, o non può pagare nulla.',
  },
  'gb.council-tax.option-pay': {
    title: 'Pagare la parte in ritardo',
    says: 'Paghi la parte in ritardo per mantenere il piano mensile.',
    cost: 'La rata in ritardo',
    time: 'Entro 7 giorni',
    risk: 'Un altro ritardo può far finire il piano mensile.',
    bestFor: 'È d’accordo e può pagarla ora.',
  },
}
